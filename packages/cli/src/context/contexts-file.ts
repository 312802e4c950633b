import { join } from 'node:path'
import { usageError } from '../errors/command-error.ts'
import type { World } from '../world/world.ts'
import { configFolder } from './folders.ts'
import type { Context, Contexts } from './settings.ts'

/** Where the contexts are kept. */
export function contextsPath(world: World): string {
  return join(configFolder(world), 'contexts.json')
}

/** The contexts of this user. A file that others may read is not used: it holds keys. */
export async function readContexts(world: World): Promise<Contexts> {
  const path = contextsPath(world)
  const text = await world.files.read(path)
  if (text === undefined) return { contexts: {} }
  if (await world.files.isShared(path))
    throw usageError(`${path} can be read by others, and it may hold API keys.`, `chmod 600 ${path}`)
  return parseContexts(text, path)
}

/** Replaces the contexts; only this user may read them. */
export async function writeContexts(world: World, contexts: Contexts): Promise<void> {
  await world.files.write(contextsPath(world), `${JSON.stringify(contexts, undefined, 2)}\n`)
}

function parseContexts(text: string, path: string): Contexts {
  try {
    const { current, contexts } = JSON.parse(text) as Contexts
    for (const [name, context] of Object.entries(contexts)) checkContext(name, context)
    return { ...(current !== undefined && { current }), contexts }
  } catch (error) {
    // Not the parser's own message, which quotes what it read.
    const reason = error instanceof TypeError ? error.message : 'it is not JSON'
    throw usageError(`${path} cannot be used: ${reason}.`)
  }
}

function checkContext(name: string, context: Context): void {
  const { base_url, api_key, key_command, max_total_price: most } = context
  if (typeof base_url !== 'string') throw new TypeError(`the context ${name} has no base_url`)
  if (typeof (api_key ?? key_command) !== 'string')
    throw new TypeError(`the context ${name} has neither api_key nor key_command`)
  if (most !== undefined && !(Number.isSafeInteger(most) && most >= 0))
    throw new TypeError(`max_total_price of the context ${name} is not a number of yen`)
}
