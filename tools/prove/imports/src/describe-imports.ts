import type { ICruiseResult } from 'dependency-cruiser'

const rules = ['cycle', 'both ways', 'upwards'] as const

const titles: Readonly<Record<(typeof rules)[number], string>> = {
  cycle: 'cycles of files',
  'both ways': 'folders that import each other',
  upwards: 'imports of a layer above',
}

/** Describes the imports and their violations as lines. */
export function describeImports({ summary }: ICruiseResult): string[] {
  const { totalCruised, totalDependenciesCruised = 0, violations } = summary
  return [
    `${totalCruised} files, ${totalDependenciesCruised} imports`,
    ...rules.map((name) => `${violations.filter(({ rule }) => rule.name === name).length} ${titles[name]}`),
    ...violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  ]
}
