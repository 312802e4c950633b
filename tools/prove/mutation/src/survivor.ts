/** A mutant as StrykerJS reports it. */
export interface Mutant {
  readonly location: { readonly start: Position; readonly end: Position }
  readonly mutatorName: string
  readonly replacement?: string
  readonly status: string
  readonly statusReason?: string
  /** Number of tests that ran over the mutant. */
  readonly testsCompleted?: number
}

interface Position {
  readonly line: number
  readonly column: number
}

/** A mutant that no test has noticed, described without line numbers, which change. */
export interface Survivor {
  readonly file: string
  /** Source line in which the mutant begins. */
  readonly line: string
  readonly original: string
  readonly mutated: string
}

/**
 * Reports whether no test noticed a mutant. A timeout counts as noticed, and so does an error outside of a test: both
 * fail a run of the tests.
 */
export function isSurvivor({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

export function isTimeout({ status }: Mutant): boolean {
  return status === 'Timeout'
}

/** Describes the original and the changed code of a mutant, without white space. */
export function toSurvivor(file: string, source: string, { location, replacement = '' }: Mutant): Survivor {
  const { start, end } = location
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const [line = ''] = lines
  const after = (lines.at(-1) ?? '').slice(end.column - 1)
  const text = lines.join('\n')
  const original = text.slice(start.column - 1, text.length - after.length)
  return { file, line: line.trim(), original: onOneLine(original), mutated: onOneLine(replacement) }
}

/**
 * Reports whether a mutant changes only the text of a message: a string of several words. The tests need not repeat
 * every message.
 */
export function isProse({ original }: Survivor, { mutatorName }: Mutant): boolean {
  return mutatorName === 'StringLiteral' && original.includes(' ')
}

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
