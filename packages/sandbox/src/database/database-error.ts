/** The error for a database file that cannot store the state of a sandbox. */
export class DatabaseError extends Error {
  /** The class name. */
  override readonly name: string = 'DatabaseError'
}
