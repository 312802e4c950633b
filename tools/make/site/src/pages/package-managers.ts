/** Package managers, in the order of the tabs. */
export const managers = ['npm', 'pnpm', 'yarn', 'bun'] as const

export type Manager = (typeof managers)[number]

type Others = Exclude<Manager, 'npm'>

/** Patterns of npm commands, and their replacements for the other package managers. */
const commands: readonly (readonly [pattern: RegExp, others: Readonly<Record<Others, string>>])[] = [
  [
    /\bnpm install --global /g,
    { pnpm: 'pnpm add --global ', yarn: 'yarn global add ', bun: 'bun add --global ' },
  ],
  [
    /\bnpm install --save-dev /g,
    { pnpm: 'pnpm add --save-dev ', yarn: 'yarn add --dev ', bun: 'bun add --dev ' },
  ],
  [/\bnpm install (?=[@\w])/g, { pnpm: 'pnpm add ', yarn: 'yarn add ', bun: 'bun add ' }],
  [/\bnpm init -y\b/g, { pnpm: 'pnpm init', yarn: 'yarn init -y', bun: 'bun init -y' }],
  [/\bnpm pkg set /g, { pnpm: 'pnpm pkg set ', yarn: 'npm pkg set ', bun: 'bun pm pkg set ' }],
  [/\bnpm outdated\b/g, { pnpm: 'pnpm outdated', yarn: 'yarn outdated', bun: 'bun outdated' }],
  [/\bnpm test\b/g, { pnpm: 'pnpm test', yarn: 'yarn test', bun: 'bun run test' }],
  [/\bnpx tsc\b/g, { pnpm: 'pnpm exec tsc', yarn: 'yarn tsc', bun: 'bunx tsc' }],
  [/\bnpx (?=@?\w)/g, { pnpm: 'pnpm dlx ', yarn: 'yarn dlx ', bun: 'bunx ' }],
]

/** Translates shell lines for every package manager. Returns `undefined` if they use none. */
export function translateCommands(lines: string): Readonly<Record<Manager, string>> | undefined {
  if (!commands.some(([pattern]) => lines.search(pattern) >= 0)) return undefined
  const translate = (manager: Others): string =>
    commands.reduce((text, [pattern, others]) => text.replaceAll(pattern, others[manager]), lines)
  return { npm: lines, pnpm: translate('pnpm'), yarn: translate('yarn'), bun: translate('bun') }
}
