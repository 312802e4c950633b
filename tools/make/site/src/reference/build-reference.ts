import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@hostwright/samples'
import { renderHead, renderHeader } from '../shell/shell.ts'
import type { Description } from './annotate.ts'
import { withContentSecurityPolicy } from './content-security-policy.ts'
import { findRemoteLoads } from './find-remote-loads.ts'
import { withoutRemoteAssets } from './without-remote-assets.ts'

const cli = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const page = { path: 'reference.html', title: 'Reference' }

/** What can be downloaded beside the reference, and how its link says it. */
export const downloads = [
  { url: 'openapi.yaml', title: 'OpenAPI 3.1, YAML' },
  { url: 'openapi.json', title: 'OpenAPI 3.1, JSON' },
  { url: 'openapi-3.0.yaml', title: 'OpenAPI 3.0.3, YAML' },
  { url: 'openapi-3.0.json', title: 'OpenAPI 3.0.3, JSON' },
  { url: 'openapi.deref.yaml', title: '3.1 without references, YAML' },
  { url: 'openapi.deref.json', title: '3.1 without references, JSON' },
  { url: 'openapi-3.0.deref.yaml', title: '3.0.3 without references, YAML' },
  { url: 'openapi-3.0.deref.json', title: '3.0.3 without references, JSON' },
] as const

const options = {
  codeSamples: { languages: languages.map(({ lang, label }) => ({ lang, label })) },
  downloadUrls: downloads.map(({ url, title }) => ({ url: `openapi/${url}`, title })),
  jsonSamplesExpandLevel: 3,
  scrollYOffset: 56,
}

/** The reference: one page with everything inside, which opens from a disk and without a network. */
export function buildReference(description: Description): string {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'))
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description))
    writeFileSync(join(folder, 'options.json'), JSON.stringify(options))
    writeFileSync(join(folder, 'template.html'), renderTemplate())
    const settings = ['--inlineBundle', '--openapi=options.json', '--template=template.html']
    runRedocly(folder, 'build-docs', 'openapi.json', ...settings, '--output=page.html')
    const html = withContentSecurityPolicy(
      withoutRemoteAssets(readFileSync(join(folder, 'page.html'), 'utf8')),
    )
    const loads = findRemoteLoads(html)
    if (loads.length > 0) throw new Error(`The reference would load from elsewhere:\n${loads.join('\n')}`)
    return html
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function renderTemplate(): string {
  const head = renderHead(page, { policy: 'content-security-policy-goes-here', style: 'reference' })
  return `${head.replace('</head>', '{{{redocHead}}}</head>')}
<body class="reference">
${renderHeader(page)}
<div id="content">{{{redocHTML}}}</div>
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
