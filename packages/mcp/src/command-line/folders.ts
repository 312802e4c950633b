import { join } from 'node:path'

/** Environment and home folder of the user. */
export interface Place {
  /** The environment variables. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** The home folder of the user. */
  readonly home: string
  /** The platform, as Node calls it: `linux`, `darwin`, `win32`. */
  readonly platform: string
}

/** Returns the folder of the order journal: the one that the command line uses for the same address. */
export function journalFolder(place: Place, baseUrl: string): string {
  const host = URL.canParse(baseUrl) ? new URL(baseUrl).host : baseUrl
  return (
    place.env['HOSTWRIGHT_JOURNAL'] ||
    join(stateFolder(place), 'orders', host.replaceAll(/[^a-z0-9.-]/gi, '_'))
  )
}

/** Returns the folder of stored plans. */
export function planFolder(place: Place): string {
  return join(stateFolder(place), 'plans')
}

function stateFolder({ env, home, platform }: Place): string {
  const own = env['HOSTWRIGHT_CONFIG_DIR']
  if (own) return own
  if (platform === 'win32') return join(env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'hostwright')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'hostwright')
  return join(env['XDG_STATE_HOME'] || join(home, '.local', 'state'), 'hostwright')
}
