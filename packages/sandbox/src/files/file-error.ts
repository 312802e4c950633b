/** Reasons for which a file operation fails. */
export type FileFailure = 'missing' | 'denied' | 'failed'

/** Error of a file operation, as a POSIX system reports it. */
export class FileError extends Error {
  override readonly name = 'FileError'
  readonly failure: FileFailure

  constructor(failure: FileFailure, message: string) {
    super(message)
    this.failure = failure
  }
}
