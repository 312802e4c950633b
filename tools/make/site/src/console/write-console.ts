import { writeFileSync } from 'node:fs'
import { consolePolicy } from '../shell/content-security-policy.ts'
import { fixedPages } from '../shell/fixed-pages.ts'
import { renderHead } from '../shell/head.ts'
import type { Language, Site } from '../shell/navigation.ts'
import { sayIn } from '../shell/say-in.ts'
import { renderHeader, renderSidebar } from '../shell/shell.ts'
import { renderLanguageSwitch } from '../shell/translations.ts'
import type { ConsoleData } from './console-operation.ts'

/** Writes the console: a form for every operation, which sends what it shows to a sandbox on this machine. */
export function writeConsole(output: string, lang: Language, data: ConsoleData, site: Site): void {
  const suffix = lang === 'ja' ? '.ja' : ''
  const script = `globalThis.hostwrightConsole = ${JSON.stringify(data)}\n`
  writeFileSync(`${output}/assets/console-data${suffix}.js`, script)
  writeFileSync(`${output}/${fixedPages.console[lang].path}`, renderConsole(lang, suffix, site))
}

function renderConsole(lang: Language, suffix: string, site: Site): string {
  const page = fixedPages.console[lang]
  const say = sayIn(lang)
  const lead = say(
    `Calls go to a sandbox in this page, or to one on this machine, and to nothing else: the browser lets this page
send nothing anywhere else.`,
    'リクエストは、このページ内のサンドボックス、またはこのマシンのサンドボックスだけに送信されます。ほかへの送信はブラウザーが拒否します。',
  )
  const noScript = say(
    'The console is a program and needs JavaScript. The reference and the guides do not.',
    'コンソールはプログラムのため、JavaScript が必要です。リファレンスとガイドは JavaScript なしで読めます。',
  )
  return `${renderHead(page, site, { policy: consolePolicy, style: 'console' })}
<body class="console">
${renderHeader(page, site)}
<div class="frame">
${renderSidebar(page, site)}
<main id="content" tabindex="-1">
<h1>${page.title}</h1>
<p class="lead">${lead} ${renderLanguageSwitch(page, site)}</p>
<noscript><p>${noScript}</p></noscript>
<div class="panes" id="panes"></div>
</main>
</div>
<script src="assets/console-data${suffix}.js"></script>
<script src="assets/console${suffix}.js"></script>
<script src="assets/site.js"></script>
</body>
</html>
`
}
