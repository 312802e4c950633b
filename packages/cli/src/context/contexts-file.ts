import { join } from 'node:path'
import { usageError } from '../errors/command-error.ts'
import type { System } from '../system/system.ts'
import type { Context, Contexts } from './settings.ts'

/** Returns the path of the contexts file. */
export function contextsPath(system: System): string {
  return join(configFolder(system), 'contexts.json')
}

/**
 * Reads the contexts of this user. A file on which other users have any permission is rejected, because it may contain
 * API keys. On Windows, permissions are not checked.
 */
export async function readContexts(system: System): Promise<Contexts> {
  const path = contextsPath(system)
  const text = await system.files.read(path)
  if (text === undefined) return { contexts: Object.create(null) as Contexts['contexts'] }
  if (await system.files.isShared(path))
    throw usageError(`${path} can be read by others, and it may hold API keys.`, `chmod 600 ${path}`)
  return parseContexts(text, path)
}

/**
 * Changes the contexts file, which only this user may read. One process at a time: otherwise each of two would drop the
 * context that the other one adds.
 */
export async function changeContexts(
  system: System,
  change: (before: Contexts) => Contexts | Promise<Contexts>,
): Promise<void> {
  const path = contextsPath(system)
  const lock = `${path}.lock`
  // A change takes milliseconds: a lock of five seconds was left by a process that was killed.
  for (let tries = 0; tries < 250 && !(await system.files.create(lock, '')); tries += 1)
    await system.sleep(20)
  try {
    const contexts = await change(await readContexts(system))
    await system.files.write(path, `${JSON.stringify(contexts, undefined, 2)}\n`)
  } finally {
    await system.files.remove(lock)
  }
}

function parseContexts(text: string, path: string): Contexts {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // The error of the JSON parser is not passed on, because it would quote the file, which may contain API keys.
    throw usageError(`${path} cannot be used: it is not JSON.`)
  }
  const { current, contexts } = Object(value) as Partial<Contexts>
  const problem = isObject(contexts) ? findProblem(contexts) : 'it has no contexts'
  if (problem !== undefined) throw usageError(`${path} cannot be used: ${problem}.`)
  return {
    ...(current !== undefined && { current }),
    // The object of the contexts has no prototype: otherwise inherited names such as `toString` would be found as
    // contexts.
    contexts: Object.assign(Object.create(null), contexts) as Contexts['contexts'],
  }
}

function findProblem(contexts: Contexts['contexts']): string | undefined {
  for (const [name, context] of Object.entries(contexts)) {
    const { base_url, api_key, key_command, max_total_price: most } = Object(context) as Partial<Context>
    if (typeof base_url !== 'string') return `the context ${name} has no base_url`
    if (typeof (api_key ?? key_command) !== 'string')
      return `the context ${name} has neither api_key nor key_command`
    if (most !== undefined && !(Number.isSafeInteger(most) && most >= 0))
      return `max_total_price of the context ${name} is not a number of yen`
  }
  return undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the folder of the configuration: `HOSTWRIGHT_CONFIG_DIR`, or the usual folder of the platform. Rejects a user
 * without a home folder: the folder would be one of the working directory, and a repository could bring a context whose
 * `key_command` is run.
 */
export function configFolder({ env, home, platform }: Pick<System, 'env' | 'home' | 'platform'>): string {
  const own = env['HOSTWRIGHT_CONFIG_DIR']
  if (own) return own
  const [variable, ...usual] = usualFolders[platform] ?? ['XDG_CONFIG_HOME', '.config']
  const base = env[variable] || (home && join(home, ...usual))
  if (!base) throw usageError('There is no home folder for the contexts: set HOME or HOSTWRIGHT_CONFIG_DIR.')
  return join(base, 'hostwright')
}

/** Names the folder of configurations on each platform: its variable, then its steps below the home folder. */
const usualFolders: Readonly<Record<string, readonly [string, ...string[]]>> = {
  win32: ['APPDATA', 'AppData', 'Roaming'],
  darwin: ['', 'Library', 'Application Support'],
}
