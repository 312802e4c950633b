import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/** Runs `npm start` with arguments in a clone that has nothing but the program. */
function start(...args: readonly string[]) {
  const clone = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(clone, { recursive: true }))
  const setup = join(clone, 'tools/run/setup')
  cpSync(fileURLToPath(new URL('..', import.meta.url)), setup, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(setup, 'start.mjs'), ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr, files: readdirSync(clone) }
}

test('--help is printed before anything is installed', () => {
  expect(start('--help')).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^npm start.*--port PORT.*--exit .*--help/s),
    stderr: '',
    files: ['tools'],
  })
})

test.each([
  [['--prot', '4011'], '--prot is not an option of npm start.'],
  [['--exit', '--quiet'], '--quiet is not an option of npm start.'],
  [['-p'], '-p is not an option of npm start.'],
  [['4011'], '4011 is not an option of npm start.'],
  [['--port'], '--port needs a value.'],
  [['--port', '65536'], '--port is "65536": give a number from 0 to 65535.'],
  [['--port', 'http'], '--port is "http": give a number from 0 to 65535.'],
  [['--exit=no'], '--exit takes no value.'],
])('%j is rejected before anything is installed', (args, problem) => {
  expect(start(...args)).toEqual({
    status: 2,
    stdout: '',
    stderr: `${problem} npm start -- --help lists the options.\n`,
    files: ['tools'],
  })
})
