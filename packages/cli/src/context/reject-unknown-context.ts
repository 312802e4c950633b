import { usageError } from '../errors/command-error.ts'
import type { Contexts } from './settings.ts'

/** Rejects the name of a context that does not exist, and suggests a similar one. */
export async function rejectUnknownContext(name: string, contexts: Contexts['contexts']): Promise<never> {
  const { suggestName } = await import('../errors/suggest-name.ts')
  const hint = suggestName(name, Object.keys(contexts))
  throw usageError(`There is no context ${name}.${hint}`, 'hostwright context list')
}
