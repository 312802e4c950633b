/** A mutant as StrykerJS tells it. */
export interface Mutant {
  readonly location: { readonly start: Position; readonly end: Position }
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly statusReason?: string
  /** How many tests were run over it. */
  readonly testsCompleted?: number
}

interface Position {
  readonly line: number
  readonly column: number
}

/** A mutant that no test has noticed, in words that stay true when lines move. */
export interface Survivor {
  readonly file: string
  /** The line of the source in which it begins. */
  readonly line: string
  readonly original: string
  readonly mutated: string
}

/** Whether all tests skipped it. A timeout, or an error outside of a test, fails a run of the tests as well. */
export function isSurvivor({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

export function isTimeout({ status }: Mutant): boolean {
  return status === 'Timeout'
}

/** Says what was changed into what; white space does not count. */
export function toSurvivor(file: string, source: string, { location, replacement = '' }: Mutant): Survivor {
  const { start, end } = location
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const [line = ''] = lines
  const after = (lines.at(-1) ?? '').slice(end.column - 1)
  const text = lines.join('\n')
  const original = text.slice(start.column - 1, text.length - after.length)
  return { file, line: line.trim(), original: onOneLine(original), mutated: onOneLine(replacement) }
}

/** Whether only the text of a message differs: a string in which words are apart. The tests need not repeat each. */
export function isProse({ original }: Survivor, { mutatorName }: Mutant): boolean {
  return mutatorName === 'StringLiteral' && original.includes(' ')
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
