/** The path values of one VPS. */
export interface ServerPath {
  readonly uuid: string
}
