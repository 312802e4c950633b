import type { RowResult } from './run-row.ts'

/** Whether every step of a row went well. */
export const isGreen = ({ generate, compile, flow }: RowResult): boolean =>
  [generate, compile, flow].every((step) => step === 'ok')

/** Whether a row was not run, because what it needs is not on the machine. */
export const isSkipped = ({ generate }: RowResult): boolean => generate === 'skipped'

/** The results as a table of text. */
export function toTable(results: readonly RowResult[]): string {
  const head = [
    'language',
    'generator',
    'version',
    'artefact',
    'files',
    'generate',
    'compile',
    'flow',
    'minutes',
  ]
  const body = results.map(({ row, files, generate, compile, flow, ms }) => [
    row.language,
    row.generator,
    row.version,
    row.artefact,
    String(files),
    ...[generate, compile, flow].map((step) => step || '-'),
    (ms / 60_000).toFixed(2),
  ])
  const widths = head.map((title, column) =>
    Math.max(title.length, ...body.map((cells) => cells[column]!.length)),
  )
  const toLine = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd()
  return [head, widths.map((width) => '-'.repeat(width)), ...body].map(toLine).join('\n')
}
