/** Path parameters of one VPS. */
export interface ServerPath {
  readonly uuid: string
}
