import { contentSecurityPolicy } from '../shell/content-security-policy.ts'
import { renderHead, renderHeader } from '../shell/shell.ts'

const page = { path: '404.html', title: 'Not found' }

/**
 * The page for an address where there is nothing. A server shows it at any depth, so its links begin at the
 * address of the site, `/` unless it is published below another.
 */
export function renderNotFound(base: string): string {
  const policy = contentSecurityPolicy.replace("base-uri 'none'", "base-uri 'self'")
  return `${renderHead(page, { policy }).replace('<meta charset="utf-8">', `<meta charset="utf-8"><base href="${base}">`)}
<body>
${renderHeader(page)}
<div class="frame"><main id="content" tabindex="-1"><article>
<h1>There is nothing here</h1>
<p>The page may have moved. The search above knows every operation, method and guide; press <kbd>/</kbd>.</p>
<p><a href="index.html">Overview</a> · <a href="reference.html">Reference</a> · <a href="sdk/index.html">SDK</a></p>
</article></main></div>
<script src="assets/site.js"></script>
</body>
</html>
`
}
