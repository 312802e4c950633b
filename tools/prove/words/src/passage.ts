/** A passage of prose, and the place of each of its lines. */
export interface Passage {
  readonly text: string
  /** Places of the lines, one for each. */
  readonly places: readonly Place[]
}

export interface Place {
  /** Path from the root of the repository. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/**
 * Creates the passage that begins at a place. Text that `margin` matches at the start of a further line is left out.
 */
export function toPassage(text: string, start: Place, margin?: RegExp): Passage {
  const lines = text.split('\n').map((line, index) => {
    const left = index === 0 || margin === undefined ? 0 : margin.exec(line)![0].length
    const column = index === 0 ? start.column : 1 + left
    return { text: line.slice(left), place: { ...start, line: start.line + index, column } }
  })
  return { text: lines.map(({ text }) => text).join('\n'), places: lines.map(({ place }) => place) }
}
