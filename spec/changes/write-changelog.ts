import type { Comparison, Entry } from './compare-descriptions.ts'

export interface Changelog {
  lines: string[]
  /** Whether the release is allowed: false if something breaks although the major version stayed. */
  allowed: boolean
}

/** Writes a comparison as Markdown: breaking changes first, then the others, each with the affected operations. */
export function writeChangelog({ versions, entries, wording }: Comparison): Changelog {
  const [before, after] = versions
  const breaking = entries.filter((entry) => entry.breaking)
  const others = entries.filter((entry) => !entry.breaking)
  const allowed = breaking.length === 0 || majorOf(before) !== majorOf(after)
  const lines = [
    `# Changes from ${before} to ${after}`,
    ...section('Breaking', breaking),
    ...section('Not breaking', others),
  ]
  if (entries.length === 0) lines.push('', 'The API is the same.')
  if (wording > 0) lines.push('', `Explanations and examples changed in ${wording} places.`)
  if (!allowed) lines.push('', `Breaking changes need a new major version, but ${before} became ${after}.`)
  return { lines, allowed }
}

function section(title: string, entries: Entry[]): string[] {
  if (entries.length === 0) return []
  const items = entries.flatMap(({ text, operations }) => [
    `- ${text}`,
    ...(operations.length > 0 ? operations : ['the whole API']).map((name) => `  - ${name}`),
  ])
  return ['', `## ${title}`, '', ...items]
}

function majorOf(version: string): string {
  return version.split('.')[0] ?? ''
}
