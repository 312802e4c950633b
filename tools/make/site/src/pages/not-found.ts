import { fixedPages } from '../shell/fixed-pages.ts'
import type { Source } from './source.ts'

/** The page for an address where there is nothing: what may have been meant, the search, and where to begin. */
export const notFoundPage: Source = {
  page: fixedPages.notFound.en,
  text: `# There is nothing here

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

/** The same page in Japanese, to which its switch of the language leads. */
export const japaneseNotFoundPage: Source = {
  page: fixedPages.notFound.ja,
  text: `# ページが見つかりません

ページが移動したか、アドレスに誤りがあります。検索すると、すべてのオペレーション、メソッド、ガイドから探せます。

<p class="actions"><button type="button" class="primary search-button" aria-haspopup="dialog">ドキュメントを検索</button></p>

<div id="meant" role="status"></div>

## はじめに読むページ

<div class="cards">
<a href="index.ja.html"><strong>概要</strong><span>できることと、12行の注文プログラム</span></a>
<a href="guides/first-call.ja.html"><strong>5分で最初のリクエスト</strong><span>サンドボックスの起動、サーバーの一覧、変更</span></a>
<a href="reference.ja.html"><strong>リファレンス</strong><span>全オペレーションと5つの言語のサンプル</span></a>
<a href="sdk/index.ja.html"><strong>全メソッド</strong><span>パッケージのメソッドと、呼び出すオペレーション</span></a>
<a href="console.ja.html"><strong>コンソール</strong><span>サンドボックスへのリクエストの送信</span></a>
<a href="guides/errors.ja.html"><strong>エラーと再試行</strong><span>エラーの原因と、再試行されるもの</span></a>
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
