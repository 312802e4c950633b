import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@hostwright/samples'
import { renderHead } from '../shell/head.ts'
import { type Page, referencePage, type Site } from '../shell/navigation.ts'
import { renderHeader, renderSidebar } from '../shell/shell.ts'
import type { Description } from './annotate.ts'
import { withContentSecurityPolicy } from './content-security-policy.ts'
import { listOperations } from './deep-link.ts'
import { findRemoteLoads } from './find-remote-loads.ts'
import { renderOperations } from './render-operations.ts'
import { withLabels } from './with-labels.ts'
import { withoutRemoteAssets } from './without-remote-assets.ts'

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')

/** What can be downloaded beside the reference, and how its link says it. */
export const downloads = [
  { url: 'openapi.yaml', title: 'OpenAPI 3.1, YAML' },
  { url: 'openapi.json', title: 'OpenAPI 3.1, JSON' },
  { url: 'openapi-3.0.yaml', title: 'OpenAPI 3.0.3, YAML' },
  { url: 'openapi-3.0.json', title: 'OpenAPI 3.0.3, JSON' },
  { url: 'openapi.ja.json', title: 'OpenAPI 3.1, JSON, 日本語' },
] as const

const options = {
  codeSamples: { languages: languages.map(({ lang, label }) => ({ lang, label })) },
  downloadUrls: downloads.map(({ url, title }) => ({ url: `openapi/${url}`, title })),
  jsonSamplesExpandLevel: 3,
  scrollYOffset: 56,
}

/** The reference: one page with everything inside, which opens from a disk and without a network. */
export function buildReference(
  description: Description,
  site: Site,
  page: Page = referencePage,
  labels: Readonly<Record<string, string>> = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'))
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description))
    writeFileSync(join(folder, 'options.json'), JSON.stringify(options))
    writeFileSync(join(folder, 'template.html'), renderTemplate(description, site, page))
    const settings = ['--inlineBundle', '--openapi=options.json', '--template=template.html']
    runRedocly(folder, 'build-docs', 'openapi.json', ...settings, '--output=page.html')
    const html = withContentSecurityPolicy(
      withLabels(withoutRemoteAssets(readFileSync(join(folder, 'page.html'), 'utf8')), labels),
    )
    const loads = findRemoteLoads(html)
    if (loads.length > 0) throw new Error(`The reference would load from elsewhere:\n${loads.join('\n')}`)
    return html
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function renderTemplate(description: Description, { sections, url }: Site, page: Page): string {
  const head = renderHead(page, { url, policy: 'content-security-policy-goes-here', style: 'reference' })
  const operations = renderOperations(listOperations(description))
  return `${head.replace('</head>', '{{{redocHead}}}</head>')}
<body class="reference">
${renderHeader(page)}
<div class="frame">
${renderSidebar(page, sections, operations)}
<div id="content" tabindex="-1">{{{redocHTML}}}</div>
</div>
<script src="assets/reference.js"></script>
<script src="assets/site.js"></script>
</body>
</html>
`
}

function runRedocly(cwd: string, ...args: string[]): void {
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd,
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`redocly ${args.join(' ')} failed\n${stdout}${stderr}`)
}
