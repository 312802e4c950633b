import { join } from 'node:path'
import type { System } from '../system/system.ts'

type Place = Pick<System, 'env' | 'home' | 'platform'>

/** Returns the configuration folder: `HOSTWRIGHT_CONFIG_DIR`, or that of the platform. */
export function configFolder({ env, home, platform }: Place): string {
  const own = env['HOSTWRIGHT_CONFIG_DIR']
  if (own) return own
  if (platform === 'win32') return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'hostwright')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'hostwright')
  return join(env['XDG_CONFIG_HOME'] || join(home, '.config'), 'hostwright')
}

/**
 * Returns the folder of the order journal: one for each context, or one for each host if the environment
 * names the account.
 */
export function journalFolder({ env, home, platform }: Place, account: string): string {
  const own = env['HOSTWRIGHT_JOURNAL']
  if (own) return own
  const host = URL.canParse(account) ? new URL(account).host : account
  return join(stateFolder({ env, home, platform }), 'orders', host.replaceAll(/[^a-z0-9.-]/gi, '_'))
}

/** Returns the folder that remembers which challenges `acme present` has added. */
export function challengesFolder(place: Place): string {
  return join(stateFolder(place), 'challenges')
}

function stateFolder({ env, home, platform }: Place): string {
  const own = env['HOSTWRIGHT_CONFIG_DIR']
  if (own) return own
  if (platform === 'win32') return join(env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'hostwright')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'hostwright')
  return join(env['XDG_STATE_HOME'] || join(home, '.local', 'state'), 'hostwright')
}
