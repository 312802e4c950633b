/** Position of a name in a file, for which an editor can show a text. */
export interface Place {
  /** Qualified name at that position, such as `Orders.quote`. */
  readonly label: string
  readonly file: string
  /** Offset of the name in the file. */
  readonly position: number
  /** Line of the name, and its place in the line, both counted from zero. */
  readonly line: number
  readonly character: number
}

/** Texts that an editor shows of names: the language service of one version of TypeScript. */
export interface Hovers {
  /** Returns the texts at these places in their order, without the signature; an empty text if there is none. */
  textsAt(places: readonly Place[]): Promise<string[]>
  close(): Promise<void>
}
