import type { Violation } from './checks.ts'

/** The result of a driver's runs. The runs have passed if there are no violations. */
export interface Outcome {
  readonly figures: Readonly<Record<string, number | string>>
  /** Counts by name, grouped under headings. */
  readonly counts?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly violations: readonly Violation[]
}

/** Renders an outcome as lines. */
export function toReport({ figures, counts = {}, violations }: Outcome): string[] {
  const rows: Outcome['figures'] = { ...figures, violations: `${violations.length} (must be 0)` }
  return [
    ...Object.entries(rows).map(
      ([what, figure]) =>
        `${what.padEnd(38)} ${typeof figure === 'number' ? figure.toLocaleString('en') : figure}`,
    ),
    ...Object.entries(counts).flatMap(([heading, of]) => [
      `${heading}:`,
      ...Object.entries(of)
        .toSorted(([, one], [, other]) => other - one)
        .map(([what, times]) => `  ${String(times).padStart(6)}  ${what}`),
    ]),
    ...violations.flatMap(({ check, message, again }) => [
      `\n${check}: ${message}`,
      ...(again === undefined ? [] : [`Again: ${again}`]),
    ]),
  ]
}
