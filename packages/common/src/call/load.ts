import { ConfigError } from '../errors/config-error.ts'

/**
 * Loads code that only some programs need, at the first call that needs it. Loading fails if a deployment has left files
 * out, or has replaced them while the process was running.
 */
export async function load<Module>(field: string, loading: Promise<Module>): Promise<Module> {
  return loading.catch((cause: unknown) => {
    throw new ConfigError(field, 'cannot be loaded: keep all files of the packages together', cause)
  })
}
