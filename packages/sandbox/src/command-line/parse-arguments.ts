import { parseArgs } from 'node:util'
import { defaultHost, defaultPort } from '../listen.ts'

/** What the command line asks for. */
export interface Arguments {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly speed: number
}

/** Thrown for a command line that cannot be understood. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError'
}

export const usage: string = `Usage: hostwright-sandbox [--port ${defaultPort}] [--host ${defaultHost}] [--speed 1]

  --port N     the port to answer on; 0 takes any free one
  --host NAME  the address to answer on; others than this machine's can then reach it
  --speed N    how fast its time passes: 60 is a minute a second, 0 stands still
  --help       this text
`

export function parseArguments(args: readonly string[]): Arguments {
  const { port, host, speed, help } = parseOptions(args)
  return {
    help,
    host,
    port: parseNumber(
      '--port',
      port,
      (value) => Number.isInteger(value) && value <= 65_535,
      'a whole number up to 65535',
    ),
    speed: parseNumber('--speed', speed, Number.isFinite, 'a number, 0 or more'),
  }
}

function parseOptions(args: readonly string[]): { port: string; host: string; speed: string; help: boolean } {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: String(defaultPort) },
        host: { type: 'string', default: defaultHost },
        speed: { type: 'string', default: '1' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error })
  }
}

function parseNumber(option: string, text: string, fits: (value: number) => boolean, wanted: string): number {
  const value = Number(text)
  if (text.trim() !== '' && value >= 0 && fits(value)) return value
  throw new UsageError(`${option} is ${JSON.stringify(text)}: give ${wanted}.`)
}
