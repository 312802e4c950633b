/** Path parameters of one hosting server. */
export interface ServerPath {
  readonly servername: string
}
