import type { MadePage } from './write-pages.ts'

/** The page for an address where there is nothing: what may have been meant, the search, and where to begin. */
export const notFoundPage: MadePage = {
  stem: '404',
  title: 'Not found',
  summary: 'There is no page at this address: search for it, or begin at one of these.',
  content: `# There is nothing here

The page may have moved, or its address is misspelled. The search finds every operation, method and guide.

<p class="actions"><button type="button" class="primary search-button" aria-haspopup="dialog">Search the documentation</button></p>

<div id="meant" role="status"></div>

## Where to begin

<div class="cards">
<a href="index.html"><strong>Overview</strong><span>What this is, and an order in twelve lines.</span></a>
<a href="guides/first-call.html"><strong>First call in five minutes</strong><span>Start the sandbox, list your servers, change one.</span></a>
<a href="reference.html"><strong>Reference</strong><span>Every operation, with samples in five languages.</span></a>
<a href="sdk/index.html"><strong>Every method</strong><span>The TypeScript SDK beside the operations that it calls.</span></a>
<a href="console.html"><strong>Console</strong><span>Send a request to a sandbox of your own.</span></a>
<a href="guides/errors.html"><strong>Errors and retries</strong><span>What went wrong, and what is retried.</span></a>
</div>
`,
}

/**
 * The page with links that begin at the address of the site, `/` unless it is published below another: a server
 * shows it at any depth.
 */
export function withRootedLinks(page: string, base: string): string {
  return page.replaceAll(
    /\s(href|src|data-root)="(?!#|[a-z]+:)([^"]*)"/g,
    (_, name: string, to: string) => ` ${name}="${base}${to}"`,
  )
}
