/** The description of an operation without its list of errors, and the conditions of those errors. */
export interface SplitDescription {
  readonly text: string
  /** When each error is returned, in Markdown, by status and code, such as `409 DUPLICATE_REQUEST`. */
  readonly conditions: ReadonlyMap<string, string>
}

const item = /^- ((?:`\d{3} \w+`(?: or | または )?)+)[ :：]*([^\n]*(?:\n +[^\n]+)*)/gm

/** Splits the list of errors from a description, so that each condition is shown once, at its response. */
export function splitErrors(description: string): SplitDescription {
  const [text = '', list = ''] = description.split(/\n\n(?:Errors:|エラー：)\n+/)
  const conditions = [...list.matchAll(item)].flatMap(([, errors = '', condition = '']) =>
    [...errors.matchAll(/\d{3} \w+/g)].map(([error]) => [error, condition] as const),
  )
  return { text, conditions: new Map(conditions) }
}
