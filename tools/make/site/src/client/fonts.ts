import { createRequire } from 'node:module'

/** A font that the site ships: Latin letters in every weight. */
export interface Font {
  readonly family: string
  readonly name: string
  /** Path of the font's file in its package. */
  readonly file: string
  readonly licence: string
}

const { resolve } = createRequire(import.meta.url)

/** One font for text and one for code, both under the SIL Open Font License, whose text is copied beside them. */
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

/**
 * Styles of the system fonts that are shown until the site's fonts have loaded. They are scaled to the same size, so
 * that no text moves when the fonts arrive. The numbers are quotients of the metrics in the font files.
 */
const fallbacks = `@font-face {
  font-family: 'Inter Fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Roboto');
  size-adjust: 107.06%;
  ascent-override: 90.49%;
  descent-override: 22.56%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'JetBrains Mono Fallback';
  src: local('Courier New'), local('Liberation Mono'), local('DejaVu Sans Mono'), local('Menlo');
  size-adjust: 99.98%;
  ascent-override: 102%;
  descent-override: 30%;
  line-gap-override: 0%;
}`

/** Returns the style that declares the fonts and their fallbacks; `folder` is the address of the font files. */
export function renderFontFaces(folder = ''): string {
  const faces = fonts.map(
    ({ family, name }) =>
      `@font-face {\n  font-family: '${family}';\n  src: url('${folder}${name}') format('woff2');\n  font-weight: 100 900;\n  font-display: swap;\n}`,
  )
  return `${[...faces, fallbacks].join('\n')}\n`
}
