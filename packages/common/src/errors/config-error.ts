import { HostwrightError } from './hostwright-error.ts'

/** An invalid option or argument, found before a request was sent. The message says what to pass instead. */
export class ConfigError extends HostwrightError {
  /** The invalid option or argument, such as `apiKey` or `image_id`. */
  declare readonly field: string

  constructor(field: string, problem: string, cause?: unknown) {
    super('ConfigError', `${field} ${problem}`, { field, cause })
  }
}
