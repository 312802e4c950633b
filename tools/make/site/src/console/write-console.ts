import { writeFileSync } from 'node:fs'
import { consolePolicy } from '../shell/content-security-policy.ts'
import { renderHead } from '../shell/head.ts'
import { consolePage, japaneseConsolePage, type Language, type Site } from '../shell/navigation.ts'
import { renderHeader, renderSidebar } from '../shell/shell.ts'
import { renderLanguageSwitch } from '../shell/translations.ts'
import type { ConsoleData } from './console-operation.ts'

/** Writes the console: a form for every operation, which sends what it shows to a sandbox on this machine. */
export function writeConsole(output: string, lang: Language, data: ConsoleData, site: Site): void {
  const { page, suffix } = frames[lang]
  const script = `globalThis.hostwrightConsole = ${JSON.stringify(data)}\n`
  writeFileSync(`${output}/assets/console-data${suffix}.js`, script)
  writeFileSync(`${output}/${page.path}`, renderConsole(lang, site))
}

/** The page in each language: its texts, and the end of the names of its scripts. */
const frames = {
  en: {
    page: consolePage,
    suffix: '',
    title: 'Console',
    lead: `Calls go to a sandbox in this page, or to one on this machine, and to nothing else: the browser lets this page
send nothing anywhere else.`,
    noScript: 'The console is a program and needs JavaScript. The reference and the guides do not.',
  },
  ja: {
    page: japaneseConsolePage,
    suffix: '.ja',
    title: 'コンソール',
    lead: 'リクエストは、このページ内のサンドボックス、またはこのマシンのサンドボックスだけに送信されます。ほかへの送信はブラウザーが拒否します。',
    noScript:
      'コンソールはプログラムのため、JavaScript が必要です。リファレンスとガイドは JavaScript なしで読めます。',
  },
} as const

function renderConsole(lang: Language, site: Site): string {
  const { page, suffix, title, lead, noScript } = frames[lang]
  return `${renderHead(page, site, { policy: consolePolicy, style: 'console' })}
<body class="console">
${renderHeader(page, site)}
<div class="frame">
${renderSidebar(page, site)}
<main id="content" tabindex="-1">
<h1>${title}</h1>
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
