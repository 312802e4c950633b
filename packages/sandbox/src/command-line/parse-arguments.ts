import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { parseOwnershipLabel, usualOwnershipLabel } from '../hosting/server/ownership.ts'
import type { SshOptions } from '../server/sftp/listen-ssh.ts'
import { type WorldName, worlds } from '../seed/worlds.ts'
import type { ControlAccess } from '../control/may-control.ts'
import { parseHostname } from '../http/parse-hostname.ts'
import { defaultHost, defaultPort } from '../sandbox/assemble-sandbox.ts'

/** The parsed command line. */
export interface Arguments {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly speed: number
  readonly db: string | undefined
  readonly seed: number
  readonly limits: false | undefined
  readonly control: ControlAccess
  readonly allowedHosts: readonly string[]
  readonly docs: string | undefined
  readonly ssh: SshOptions | undefined
  readonly assumptions: Partial<AssumptionChoices>
  readonly world: WorldName
  readonly ownershipLabel: string
}

/** The error for an invalid command line. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError'
}

export const usage: string = `Usage: hostwright-sandbox [--port ${defaultPort}] [--host ${defaultHost}] [--db FILE] [--speed 1]

  --port N       the port to listen on; 0 takes any free one
  --host NAME    the address to listen on; others than this machine's can then reach it
  --db FILE      keeps the state in a file, which is made when there is none; in memory otherwise
  --speed N      how fast its time passes: 60 is a minute a second, 0 stands still
  --seed N       decides which requests a fault with a probability hits
  --no-limits    responds to any number of requests
  --control WHO  who may use /_sandbox: loopback (this machine, by the names localhost
                 and 127.0.0.1), everybody or nobody; pages of other sites never may
  --allow-host NAME  responds to this name too, such as that of a proxy; may be given more than once
  --assume ID=CHOICE  chooses what is not settled; may be given more than once. --assume ID lists
                 the choices of one, and /_sandbox/assumptions all of them
  --world NAME   what a new account holds: ${worlds.join(', ')}
  --ownership-label LABEL  what the TXT record that proves the ownership of a domain is called
  --docs FOLDER  serves the files of a folder, such as the built documentation, beside the
                 dashboard: its start page is at /index.html
  --ssh-port N   serves the files of the hosting servers too: over SFTP on this port, and as sites
                 at http://DOMAIN.localhost:PORT/; 0 takes any free port
  --help         this text
`

const options = {
  port: { type: 'string', default: String(defaultPort) },
  host: { type: 'string', default: defaultHost },
  speed: { type: 'string', default: '1' },
  db: { type: 'string' },
  seed: { type: 'string', default: '1' },
  'no-limits': { type: 'boolean', default: false },
  control: { type: 'string', default: 'loopback' },
  'allow-host': { type: 'string', multiple: true, default: [] as string[] },
  docs: { type: 'string' },
  'ssh-port': { type: 'string' },
  assume: { type: 'string', multiple: true, default: [] as string[] },
  world: { type: 'string', default: 'small' },
  'ownership-label': { type: 'string', default: usualOwnershipLabel },
  help: { type: 'boolean', short: 'h', default: false },
} as const

export function parseArguments(args: readonly string[]): Arguments {
  const values = parseOptions(args)
  const { port, host, speed, db, seed, control, docs, help, 'no-limits': isUnlimited } = values
  if (db === '') throw new UsageError('--db is "": give the path of a file.')
  return {
    help,
    host,
    db,
    docs: parseFolder(docs),
    ssh: parseSsh(values['ssh-port']),
    limits: isUnlimited ? false : undefined,
    control: parseControl(control),
    allowedHosts: rejecting('--allow-host', () => values['allow-host'].map(parseHostname)),
    assumptions: rejecting('--assume', () => parseAssumptions(values.assume)),
    world: parseWorld(values.world),
    ownershipLabel: rejecting('--ownership-label', () => parseOwnershipLabel(values['ownership-label'])),
    port: parsePort('--port', port),
    speed: parseNumber('--speed', speed, Number.isFinite, 'a number, 0 or more'),
    seed: parseNumber('--seed', seed, Number.isSafeInteger, 'a whole number, 0 or more'),
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

function parseOptions(args: readonly string[]): Values {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}

function parsePort(option: string, text: string): number {
  return parseNumber(
    option,
    text,
    (value) => Number.isInteger(value) && value <= 65_535,
    'a whole number up to 65535',
  )
}

function parseSsh(port: string | undefined): SshOptions | undefined {
  return port === undefined ? undefined : { port: parsePort('--ssh-port', port) }
}

function parseFolder(path: string | undefined): string | undefined {
  if (path === undefined || existsSync(path)) return path
  throw new UsageError(`--docs is ${JSON.stringify(path)}: give a folder that is there.`)
}

/** Parses choices such as `completed-order-replay=order-again`. */
function parseAssumptions(texts: readonly string[]): Partial<AssumptionChoices> {
  const choices = texts.map((text) => {
    const [id = '', ...rest] = text.split('=')
    return [id.trim(), rest.join('=').trim()]
  })
  const chosen = Object.fromEntries(choices) as Partial<AssumptionChoices>
  chooseAssumptions(chosen)
  return chosen
}

function parseWorld(text: string): WorldName {
  const found = worlds.find((name) => name === text)
  if (found !== undefined) return found
  throw new UsageError(`--world is ${JSON.stringify(text)}: give one of ${worlds.join(', ')}.`)
}

/** Runs a check of the sandbox's options, and turns its error into an error about the command line. */
function rejecting<T>(option: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    throw new UsageError(`${option}: ${(error as Error).message}.`, { cause: error })
  }
}

function parseControl(text: string): ControlAccess {
  if (text === 'loopback' || text === 'everybody' || text === 'nobody') return text
  throw new UsageError(`--control is ${JSON.stringify(text)}: give loopback, everybody or nobody.`)
}

function parseNumber(option: string, text: string, fits: (value: number) => boolean, wanted: string): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && fits(value)) return value
  throw new UsageError(`${option} is ${JSON.stringify(text)}: give ${wanted}.`)
}
