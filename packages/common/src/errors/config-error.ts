import { HostwrightError } from './hostwright-error.ts'

/** An option or an argument cannot be used; nothing was sent. The message says what to give instead. */
export class ConfigError extends HostwrightError {
  /** The option or argument at fault, such as `apiKey` or `image_id`. */
  declare readonly field: string

  constructor(field: string, problem: string, cause?: unknown) {
    super('ConfigError', `${field} ${problem}`, { field, cause })
  }
}
