/** A file that cannot store a sandbox's state. */
export class DatabaseError extends Error {
  /** The class name. */
  override readonly name: string = 'DatabaseError'
}
