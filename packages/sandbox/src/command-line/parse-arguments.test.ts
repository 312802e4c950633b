import { expect, test } from 'vitest'
import { parseArguments, UsageError } from './parse-arguments.ts'

const usual = {
  help: false,
  port: 4010,
  host: '127.0.0.1',
  speed: 1,
  db: undefined,
  seed: 1,
  limits: undefined,
  control: 'loopback',
  allowedHosts: [],
  docs: undefined,
  assumptions: {},
  world: 'small',
  ownershipLabel: 'ownership-verify',
}

test('without arguments all options have their defaults', () => {
  expect(parseArguments([])).toEqual(usual)
})

test.each<[args: string[], changes: object]>([
  [['--port', '0'], { port: 0 }],
  [['--port=65535'], { port: 65_535 }],
  [['--host', '0.0.0.0'], { host: '0.0.0.0' }],
  [['--speed', '0.5'], { speed: 0.5 }],
  [['--speed=0'], { speed: 0 }],
  [['--db', 'state.sqlite'], { db: 'state.sqlite' }],
  [['--seed', '7'], { seed: 7 }],
  [['--no-limits'], { limits: false }],
  [['--control', 'everybody'], { control: 'everybody' }],
  [['--control', 'nobody'], { control: 'nobody' }],
  [['--docs', '.'], { docs: '.' }],
  [
    ['--allow-host', 'sandbox.example.com', '--allow-host=API.example.com'],
    { allowedHosts: ['sandbox.example.com', 'api.example.com'] },
  ],
  [['--world', 'agency-50'], { world: 'agency-50' }],
  [['--ownership-label', 'acme'], { ownershipLabel: 'acme' }],
  [['-h'], { help: true }],
  [['--docs', '/'], { docs: '/' }],
  [
    ['--assume', 'completed-order-replay = order-again', '--assume=dns-content=none'],
    { assumptions: { 'completed-order-replay': 'order-again', 'dns-content': 'none' } },
  ],
])('the arguments %j are valid', (args, changes) => {
  expect(parseArguments(args)).toEqual({ ...usual, ...changes })
})

test.each([
  [['--port', '65536'], '--port is "65536": give a whole number up to 65535.'],
  [['--port', '1.5'], '--port is "1.5": give a whole number up to 65535.'],
  [['--port', ' '], '--port is " ": give a whole number up to 65535.'],
  [['--speed', 'Infinity'], '--speed is "Infinity": give a number, 0 or more.'],
  [['--seed', '1.5'], '--seed is "1.5": give a whole number, 0 or more.'],
  [['--db', ''], '--db is "": give the path of a file.'],
  [['--docs', 'nowhere'], '--docs is "nowhere": give a folder that is there.'],
  [
    ['--allow-host', 'http://sandbox.example.com'],
    '--allow-host: "http://sandbox.example.com" is not a host name: give one such as sandbox.example.com.',
  ],
  [['--assume', 'dns-content=no=ne'], 'assumptions: dns-content is one of: '],
  [['--control', ''], '--control is "": give loopback, everybody or nobody.'],
])('the arguments %j are invalid', (args, message) => {
  const parse = () => parseArguments(args)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(message)
  expect(parse).toThrow(expect.objectContaining({ name: 'UsageError' }))
})
