import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundleScript } from '../client/bundle-script.ts'
import { minifyStyle } from '../client/minify-style.ts'
import { jsx } from '../client/jsx.ts'
import { renderFontFaces } from '../client/fonts.ts'

/** The dashboard of the sandbox: one page that loads nothing, and what it may do. */
export interface Dashboard {
  readonly page: string
  readonly policy: string
}

const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const read = (path: string): string => readFileSync(source(path), 'utf8')
const icon = encodeURIComponent(read('theme/icon.svg').trim())

/** Builds the page. Its scripts and styles are inside it, and allowed by their hashes. */
export async function buildDashboard(): Promise<Dashboard> {
  const head = await bundle('dashboard/head.ts')
  const script = await bundle('dashboard/dashboard.tsx')
  const sheets = [
    'theme/colours.css',
    'theme/code-colours.css',
    'theme/base.css',
    'theme/account.css',
    'dashboard/dashboard.css',
    'dashboard/controls.css',
    'theme/japanese.css',
  ]
  const style = [
    renderFontFaces('/assets/'),
    ...(await Promise.all(sheets.map((path) => minifyStyle(source(path))))),
  ].join('')
  const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Hostwright</title>
<link rel="icon" href="data:image/svg+xml,${icon}">
<style>${style}</style>
<script>${head}</script>
</head>
<body>
${read('dashboard/page.html').trim()}
<script>${script}</script>
</body>
</html>
`
  return { page, policy: toPolicy([head, script], style) }
}

async function bundle(entry: string): Promise<string> {
  const code = await bundleScript(source(`client/browser/${entry}`), 'dashboard', { oxc: jsx })
  // The end of a script inside the script would be the end of the element.
  if (/<\/script|<!--/i.test(code)) throw new Error(`${entry} cannot be put into a page.`)
  return code.trim()
}

function toPolicy(scripts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts.map(toSource).join(' ')}`,
    `style-src ${toSource(style)}`,
    "connect-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

function toSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
