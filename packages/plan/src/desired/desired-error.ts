import { HostwrightError } from '@hostwright/common'

/** Something in the file that cannot be used. */
export interface DesiredProblem {
  /** Where it is: the names that lead to it, separated by dots, such as `vps.web-01.power`. Empty for the whole. */
  readonly path: string
  /** The name of the file, of several files. */
  readonly file?: string | undefined
  /** The line in the text, from 1; `undefined` when there was no text. */
  readonly line: number | undefined
  /** The column in that line, from 1. */
  readonly column: number | undefined
  /** What is wrong, and what to give instead. */
  readonly message: string
}

const shown = 10

/** The file, or the object, that says how an account shall be cannot be used. Nothing was sent. */
export class DesiredError extends HostwrightError {
  /** Everything that is wrong, from top to bottom. No secret is in it. */
  declare readonly problems: readonly DesiredProblem[]

  constructor(problems: readonly DesiredProblem[]) {
    const lines = problems.slice(0, shown).map(toLine)
    const more = problems.length > shown ? [`and ${problems.length - shown} more`] : []
    super('DesiredError', [...lines, ...more].join('\n'), { problems })
  }
}

function toLine({ path, file, line, column, message }: DesiredProblem): string {
  const name = file === undefined ? '' : `${file}, `
  const place = line === undefined ? '' : `${name}line ${line}, column ${column}: `
  return `${place}${path === '' ? 'the file' : path} ${message}`
}
