import { writeFileSync } from 'node:fs'
import { consolePolicy } from '../shell/content-security-policy.ts'
import { renderHead } from '../shell/head.ts'
import { consolePage, type Site } from '../shell/navigation.ts'
import { renderHeader, renderSidebar } from '../shell/shell.ts'
import { type ConsoleOperation, packOperations } from './console-operation.ts'

/** Writes the console: a form for every operation, which sends what it shows to a sandbox on this machine. */
export function writeConsole(
  output: string,
  operations: readonly ConsoleOperation[],
  apiKey: string,
  site: Site,
): void {
  const data = JSON.stringify({ ...packOperations(operations), apiKey })
  writeFileSync(`${output}/assets/console-data.js`, `globalThis.hostwrightConsole = ${data}\n`)
  writeFileSync(`${output}/${consolePage.path}`, renderConsole(site))
}

function renderConsole(site: Site): string {
  return `${renderHead(consolePage, site, { policy: consolePolicy, style: 'console' })}
<body class="console">
${renderHeader(consolePage, site)}
<div class="frame">
${renderSidebar(consolePage, site)}
<main id="content" tabindex="-1">
<h1>Console</h1>
<p class="lead">Calls go to a sandbox in this page, or to one on this machine, and to nothing else: the browser lets this page
send nothing anywhere else.</p>
<noscript><p>The console is a program and needs JavaScript. The reference and the guides do not.</p></noscript>
<div class="panes" id="panes"></div>
</main>
</div>
<script src="assets/console-data.js"></script>
<script src="assets/console.js"></script>
<script src="assets/site.js"></script>
</body>
</html>
`
}
