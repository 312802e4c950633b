/** Where an editor can be asked about a name. */
export interface Place {
  /** What stands there, such as `Orders.quote`. */
  readonly label: string
  readonly file: string
  /** The offset of the name in the file. */
  readonly position: number
}

/** What an editor shows of names: the language service of one version of TypeScript. */
export interface Hovers {
  /** The texts at some places, in their order, without the signature; empty where there is none. */
  textsAt(places: readonly Place[]): Promise<string[]>
  close(): Promise<void>
}
