import { HostwrightError } from '@hostwright/common'

/** Compiled checks of a JSON Schema by name. A check that fails stores its problems in `errors`. */
export type Checks = Readonly<
  Record<string, { (value: unknown): boolean; errors?: readonly SchemaError[] | null }>
>

/** A rule of the JSON Schema that a value violates. */
export interface SchemaError {
  /** Location of the value, as a JSON pointer. */
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  /** The part of the schema that contains the rule. */
  readonly parentSchema: Readonly<Record<string, unknown>>
  readonly data: unknown
  readonly message?: string
}

/** A problem of a value, and the value's path in the file. */
export interface FileProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** A problem of a file that describes an account. */
export interface DesiredProblem {
  /** Path of the value: names separated by dots, such as `vps.web-01.power`. Empty for the whole file. */
  readonly path: string
  /** The name of the file, if several files were given. */
  readonly file?: string | undefined
  /** The line in the text, from 1; `undefined` for an object, and for a problem of a whole text, such as its size. */
  readonly line: number | undefined
  /** The column in that line, from 1. */
  readonly column: number | undefined
  /** The problem, and what to give instead. */
  readonly message: string
}

const shown = 10

/** The file or object that describes the desired account has problems. No request was sent. */
export class DesiredError extends HostwrightError {
  /**
   * The problems that were found. Contradictions are looked for only if syntax, properties and types are right. The
   * problems contain no secret.
   */
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
