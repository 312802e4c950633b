import { createRequire } from 'node:module'

/** A font of the site, which it brings along: Latin letters in every weight. */
export interface Font {
  readonly family: string
  readonly name: string
  /** On this machine. */
  readonly file: string
  readonly licence: string
}

const { resolve } = createRequire(import.meta.url)

/** One font for text, one for code; both under the SIL Open Font License, whose text goes with them. */
export const fonts: readonly Font[] = [
  toFont('Inter Variable', '@fontsource-variable/inter', 'inter-latin-wght-normal.woff2'),
  toFont(
    'JetBrains Mono Variable',
    '@fontsource-variable/jetbrains-mono',
    'jetbrains-mono-latin-wght-normal.woff2',
  ),
]

function toFont(family: string, from: string, name: string): Font {
  return { family, name, file: resolve(`${from}/files/${name}`), licence: resolve(`${from}/LICENSE`) }
}

/** The style that makes the fonts known. Text is shown in the system's font until they are there. */
export function renderFontFaces(): string {
  const faces = fonts.map(
    ({ family, name }) =>
      `@font-face {\n  font-family: '${family}';\n  src: url('${name}') format('woff2');\n  font-weight: 100 900;\n  font-display: swap;\n}`,
  )
  return `${faces.join('\n')}\n`
}
