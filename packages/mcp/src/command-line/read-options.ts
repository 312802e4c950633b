import { parseArgs } from 'node:util'
import { ConfigError } from '@hostwright/common'
import { rejectRelative } from '@hostwright/common/folder-journal'
import type { Kind, Policy } from '../policy/policy.ts'

/** The options of the command line, parsed and checked. */
export interface Options {
  readonly policy: Policy
  /** Port of the HTTP server on loopback; `undefined` to serve on standard input and output. */
  readonly port?: number
  readonly origins: readonly string[]
  /** Path of the folder for stored plans. */
  readonly plans?: string
  /** Path of the folder for generated passwords. */
  readonly secrets?: string
  /**
   * Shell command that receives each generated password once the API has accepted it. Until then, and if the command
   * fails, the password waits in the folder.
   */
  readonly secretCommand?: string
  /** Path of the folder of the order journal. */
  readonly journal?: string
}

/** Output of `hostwright-mcp --help`. */
export const help = `hostwright-mcp serves the Model Context Protocol on standard input and output.

  --allow WHAT      write: apply plans of what is on the list of the guide "Giving an agent a key", at most 20 changes
                    a plan and 100 a day. start: also start a VPS. delete, interrupt, expose: store plans that take
                    this, for a person to apply. May be repeated.
  --let KIND:NAME   With --allow write, also create and change what takes no allowance, of this kind and name, such as
                    'dns:*.dev.example.com'. May be repeated.
  --spend YEN       Store plans whose orders cost at most this, for a person to apply. Default: 0.
  --servers LIST    Server names, names of VPSs and uuids, with commas: all others are invisible.
  --http PORT       Serve HTTP on 127.0.0.1 instead. HOSTWRIGHT_MCP_TOKEN has the token, of 32 characters at least.
  --origin ORIGIN   A web page that may call it over HTTP. May be repeated.
  --plans FOLDER    Where plans are stored.
  --secrets FOLDER  Where generated passwords are kept, in files that only you can read.
  --secret-command COMMAND
                    Gets each password on its standard input instead, and whose it is in HOSTWRIGHT_SECRET_NAME.
  --journal FOLDER  The order journal; that of the command line by default. A FOLDER is a whole path.

HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY name the account. HOSTWRIGHT_REDIS_URL names a Redis over which programs share
the rate limits of the account; it needs the package @redis/client. Without --allow, the account is never changed.
HOSTWRIGHT_CA_FILE names a file of certificates in PEM that are trusted in addition.
`

const switches: ReadonlySet<string> = new Set(['write', 'start'])
const kinds: readonly string[] = ['interrupt', 'expose', 'delete'] satisfies Kind[]

/**
 * Reads the command line.
 *
 * @throws {ConfigError} for an option that cannot be used
 */
export function readOptions(argv: readonly string[]): Options {
  const values = parse(argv)
  rejectEmpty(values)
  const { allow = [], spend = '0', servers, http, origin = [], plans, secrets, journal } = values
  const secretCommand = values['secret-command']
  const wrong = allow.find((word) => !switches.has(word) && !kinds.includes(word))
  if (wrong !== undefined)
    throw new ConfigError('--allow', `is ${wrong}: give write, start, interrupt, expose or delete`)
  if (!/^\d+$/.test(spend)) throw new ConfigError('--spend', 'is not a number of yen')
  // A host starts the server in a folder of its choice, such as a repository, and replaces no `~`.
  for (const [name, folder] of Object.entries({ plans, secrets }))
    if (folder !== undefined) rejectRelative(`--${name}`, folder)
  if (http !== undefined && !/^\d{1,5}$/.test(http)) throw new ConfigError('--http', 'is not a port')
  return {
    policy: {
      isWriting: allow.includes('write'),
      start: allow.includes('start'),
      lets: (values.let ?? []).map(readLet),
      allow: new Set(allow.filter((word) => !switches.has(word)) as Kind[]),
      spend: Number(spend),
      ...(servers !== undefined && { servers: servers.split(/\s*,\s*/).filter(Boolean) }),
    },
    origins: origin,
    ...(http !== undefined && { port: Number(http) }),
    ...(plans !== undefined && { plans }),
    ...(secrets !== undefined && { secrets }),
    ...(secretCommand !== undefined && { secretCommand }),
    ...(journal !== undefined && { journal }),
  }
}

/**
 * Rejects empty values, such as those of a host's configuration whose variables are not set: passwords would go to files
 * in place of `--secret-command`, and orders to another journal.
 */
function rejectEmpty(values: Readonly<Record<string, string | readonly string[] | undefined>>): void {
  const empty = Object.entries(values).find(([, value]) => [value].flat().some((one) => one?.trim() === ''))
  if (empty) throw new ConfigError(`--${empty[0]}`, 'is empty: give a value, or leave it out')
}

/** Reads a kind and a pattern of names. Neither may be a wildcard alone. */
function readLet(given: string): { readonly kind: string; readonly name: string } {
  const [, kind = '', name = ''] = /^([^:]*):(.*)$/s.exec(given) ?? []
  if (!/^[a-z_]+$/.test(kind) || !/[^*./]/.test(name))
    throw new ConfigError('--let', `is ${given}: give a kind and a name, such as dns:*.dev.example.com`)
  return { kind, name }
}

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        allow: texts,
        let: texts,
        spend: text,
        servers: text,
        http: text,
        origin: texts,
        plans: text,
        secrets: text,
        'secret-command': text,
        journal: text,
      },
    }).values
  } catch (error) {
    throw new ConfigError('arguments', `cannot be used: ${(error as Error).message}`)
  }
}
