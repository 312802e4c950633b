import { join } from 'node:path'

/** The parts of a program's environment that decide where it keeps its files. */
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
 */
export function stateFolder({ env, home, platform }: UserPlace): string {
  const own = env['HOSTWRIGHT_CONFIG_DIR']
  if (own) return own
  if (platform === 'win32') return join(env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'hostwright')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'hostwright')
  return join(env['XDG_STATE_HOME'] || join(home, '.local', 'state'), 'hostwright')
}

/**
 * Returns the folder of the order journal: `HOSTWRIGHT_JOURNAL`, or a folder below {@link stateFolder} that is named
 * after the account. The command line and the MCP server use it. A program of your own that orders for the same account
 * passes the same folder to `createFolderJournal`, so that neither repeats an order of the other. Creates nothing.
 *
 * @param account the address of the API, or the name of a command-line context
 */
export function journalFolder(place: UserPlace, account: string): string {
  const host = URL.canParse(account) ? new URL(account).host : account
  const name = host.replaceAll(/[^a-z0-9.-]/gi, '_')
  return place.env['HOSTWRIGHT_JOURNAL'] || join(stateFolder(place), 'orders', name)
}
