import { writeFileSync } from 'node:fs'
import { consolePolicy } from '../shell/content-security-policy.ts'
import { escapeHtml } from '../shell/escape-html.ts'
import { renderHead } from '../shell/head.ts'
import { consolePage, type Site } from '../shell/navigation.ts'
import { renderHeader, renderSidebar } from '../shell/shell.ts'
import type { ConsoleOperation } from './console-operation.ts'

/** Writes the console: a form for every operation, which sends what it shows to a sandbox on this machine. */
export function writeConsole(
  output: string,
  operations: readonly ConsoleOperation[],
  apiKey: string,
  site: Site,
): void {
  const data = JSON.stringify({ operations, apiKey })
  writeFileSync(`${output}/assets/console-data.js`, `globalThis.hostwrightConsole = ${data}\n`)
  writeFileSync(`${output}/${consolePage.path}`, renderConsole(operations, site))
}

function renderConsole(operations: readonly ConsoleOperation[], { sections, url }: Site): string {
  return `${renderHead(consolePage, { url, policy: consolePolicy, style: 'console' })}
<body class="console">
${renderHeader(consolePage)}
<div class="frame">
${renderSidebar(consolePage, sections)}
<main id="content" tabindex="-1">
<h1>Console</h1>
<p class="lead">Calls go to a sandbox in this page, or to one on this machine, and to nothing else: the browser lets this page
send nothing anywhere else.</p>
<noscript><p>The console is a program and needs JavaScript. The reference and the guides do not.</p></noscript>
<div class="panes">
<form aria-label="Request">
  <div class="field"><label for="find">Find an operation by its path or name</label><input id="find" spellcheck="false" autocomplete="off" placeholder="dns, power/stop, orderVps …" aria-describedby="found"><div class="hint" id="found" role="status"></div></div>
  <div class="field"><label for="operation">Operation</label><select id="operation">${renderOptions(operations)}</select></div>
  <p class="about" id="about"></p>
  <details><summary>What it does, and its errors</summary><div class="description" id="description"></div></details>
  <div id="parameters"></div>
  <div class="field" id="body-field"><label for="body">Body, JSON</label><textarea id="body" rows="9" spellcheck="false"></textarea></div>
  <details id="where-to"><summary>Where to</summary>
    <div class="field"><label for="place">Sandbox</label><select id="place"><option value="page">in this page</option><option value="port">on a port of this machine</option></select></div>
    <div class="field" id="world-field"><label for="world">What the account has; another choice starts it anew</label><select id="world"></select></div>
    <div id="port-fields" hidden>
      <p class="hint">Start one with <code>npx @hostwright/sandbox</code>.</p>
      <div class="field"><label for="address">Address of the sandbox</label><input id="address" spellcheck="false" autocomplete="off"></div>
      <div class="field"><label for="key">API key</label><input id="key" spellcheck="false" autocomplete="off"></div>
      <div class="field" id="token-field"><label for="token">Token for pages opened from a disk, as the sandbox prints it</label><input id="token" spellcheck="false" autocomplete="off"></div>
    </div>
  </details>
  <div class="actions"><button type="submit">Send</button><button type="button" id="pass-time">Let a minute pass</button></div>
</form>
<section aria-label="Response">
  <p id="status" role="status">Nothing has been sent yet.</p>
  <p id="note" class="hint"></p>
  <pre id="request" tabindex="0" aria-label="What was sent"></pre>
  <details id="headers-fold" hidden><summary>Headers</summary><pre id="headers" tabindex="0" aria-label="Response headers"></pre></details>
  <pre id="response" tabindex="0" aria-label="Response body"></pre>
  <div id="calls" hidden>
    <details><summary>The same call in TypeScript</summary><pre id="call-typescript" tabindex="0" aria-label="The call in TypeScript"></pre></details>
    <details><summary>The same call with curl</summary><pre id="call-curl" tabindex="0" aria-label="The call with curl"></pre></details>
  </div>
  <div id="account" class="account" role="region" aria-label="Account" hidden></div>
</section>
</div>
</main>
</div>
<script src="assets/console-data.js"></script>
<script src="assets/console.js"></script>
<script src="assets/site.js"></script>
</body>
</html>
`
}

function renderOptions(operations: readonly ConsoleOperation[]): string {
  const tags = [...new Set(operations.map(({ tag }) => tag))]
  return tags
    .map((tag) => {
      const options = operations
        .filter((operation) => operation.tag === tag)
        .map(({ id, method, summary }) => `<option value="${id}">${method} · ${escapeHtml(summary)}</option>`)
      return `<optgroup label="${escapeHtml(tag)}">${options.join('')}</optgroup>`
    })
    .join('')
}
