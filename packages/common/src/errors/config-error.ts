import { HostwrightError } from './hostwright-error.ts'

/**
 * An invalid option or argument that the client found itself. The request that it belongs to was not sent, but reads
 * and the dry run of an order may have been. The message says what to pass instead.
 */
export class ConfigError extends HostwrightError {
  /** The invalid option or argument, such as `apiKey` or `image_id`. */
  declare readonly field: string

  constructor(field: string, problem: string, cause?: unknown) {
    super('ConfigError', `${field} ${problem}`, { field, cause })
  }
}
