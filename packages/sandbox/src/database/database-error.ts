/** Thrown for a file that cannot hold a sandbox's state. */
export class DatabaseError extends Error {
  /** The class name. */
  override readonly name: string = 'DatabaseError'
}
