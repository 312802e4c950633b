import { ConfigError } from '../errors/config-error.ts'

/**
 * Awaits the dynamic import of code that only some programs need. The import fails if a deployment leaves files of the
 * packages out, or replaces them while the process runs.
 */
export async function load<Module>(field: string, loading: Promise<Module>): Promise<Module> {
  return loading.catch((cause: unknown) => {
    throw new ConfigError(field, 'cannot be loaded: keep all files of the packages together', cause)
  })
}
