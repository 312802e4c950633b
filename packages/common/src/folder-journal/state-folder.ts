import { join } from 'node:path'
import { ConfigError } from '../errors/config-error.ts'
import { rejectRelative } from './whole-path.ts'

/** The parts of the user's environment that decide in which folder the programs keep their files. */
export interface UserPlace {
  /** The environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The home folder of the user. */
  readonly home: string
  /** The platform, as Node calls it: `linux`, `darwin`, `win32`. */
  readonly platform: string
}

/**
 * Returns the folder in which the command line and the MCP server keep their files on this machine:
 * `HOSTWRIGHT_CONFIG_DIR`, or the platform's usual folder for the state of programs. Creates nothing.
 *
 * @throws {ConfigError} `HOME` if it is needed and there is no home folder
 */
export function stateFolder({ env, home, platform }: UserPlace): string {
  const own = env['HOSTWRIGHT_CONFIG_DIR']
  if (own) return own
  const below = (...steps: string[]): string => {
    // Passwords would lie in a folder of the working directory, which may be a repository.
    if (!home) throw new ConfigError('HOME', 'is not set: set it, or HOSTWRIGHT_CONFIG_DIR')
    return join(home, ...steps)
  }
  if (platform === 'win32') return join(env['LOCALAPPDATA'] || below('AppData', 'Local'), 'hostwright')
  if (platform === 'darwin') return below('Library', 'Application Support', 'hostwright')
  return join(env['XDG_STATE_HOME'] || below('.local', 'state'), 'hostwright')
}

/**
 * Returns the name of the account at an address of the API: the host with its port, in which `_` replaces other
 * characters than letters, digits, dots and hyphens. The order journal and the keys in Redis are named after it, so
 * that the command line and the MCP server share both. API keys and contexts are not part of the name, because an
 * account can have several.
 *
 * @throws {ConfigError} `baseUrl` if it is not an address
 */
export function accountName(baseUrl: string): string {
  if (!URL.canParse(baseUrl))
    throw new ConfigError('baseUrl', 'is not an address: give it in full, such as https://api.example.com')
  return new URL(baseUrl).host.replaceAll(/[^a-z0-9.-]/gi, '_')
}

/**
 * Returns the folder of the order journal: `HOSTWRIGHT_JOURNAL`, or a folder below {@link stateFolder} for each host.
 * The command line and the MCP server use it with any key, unless a context or a flag names another folder, so that
 * neither repeats an order of the other. Two accounts at one host need different folders: set `HOSTWRIGHT_JOURNAL`, or
 * the `journal` of a context. A program of your own that orders for the same account passes the same folder to
 * `createFolderJournal`. Creates nothing.
 *
 * @param baseUrl the address of the API
 * @param named the folder that a context or a flag names, instead of `HOSTWRIGHT_JOURNAL`
 * @throws {ConfigError} `baseUrl` if it is not an address and no folder is named; `HOSTWRIGHT_JOURNAL`, `journal`, or
 *   the variable of the folder that it is in, such as `HOSTWRIGHT_CONFIG_DIR`, if it is a relative path; `HOME` if there
 *   is no home folder
 */
export function journalFolder(place: UserPlace, baseUrl: string, named?: string): string {
  const own = named || place.env['HOSTWRIGHT_JOURNAL']
  if (own) {
    rejectRelative(named ? 'journal' : 'HOSTWRIGHT_JOURNAL', own)
    return own
  }
  const from = ['HOSTWRIGHT_CONFIG_DIR', 'XDG_STATE_HOME', 'LOCALAPPDATA'].find((name) => place.env[name])
  if (from === undefined && !place.home)
    throw new ConfigError(
      'HOME',
      'is not set, and the order journal is kept below it: set HOSTWRIGHT_JOURNAL',
    )
  const state = stateFolder(place)
  rejectRelative(from ?? 'HOME', state)
  return join(state, 'orders', accountName(baseUrl))
}
