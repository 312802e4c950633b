/** A run of prose, and where each of its lines is in its file. */
export interface Passage {
  readonly text: string
  /** One for each line of the text. */
  readonly places: readonly Place[]
}

export interface Place {
  /** From the root of the repository. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** The passage that begins at a place of a file. What `margin` finds at the beginning of a further line is left out. */
export function toPassage(text: string, start: Place, margin?: RegExp): Passage {
  const lines = text.split('\n').map((line, index) => {
    const left = index === 0 || margin === undefined ? 0 : margin.exec(line)![0].length
    const column = index === 0 ? start.column : 1 + left
    return { text: line.slice(left), place: { ...start, line: start.line + index, column } }
  })
  return { text: lines.map(({ text }) => text).join('\n'), places: lines.map(({ place }) => place) }
}
