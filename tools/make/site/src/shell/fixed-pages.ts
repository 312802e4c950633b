import { type Language, type Page, toPage } from './navigation.ts'

function inBoth(
  stem: string,
  english: string,
  japanese: string,
  summary: string,
  japaneseSummary: string,
): Readonly<Record<Language, Page>> {
  return {
    en: toPage(stem, 'en', english, summary),
    ja: toPage(stem, 'ja', japanese, japaneseSummary),
  }
}

/** The pages that are neither a guide nor about a part of the API or of a package, in both languages. */
export const fixedPages = {
  overview: inBoth(
    'index',
    'Overview',
    '概要',
    'The OpenAPI description, the TypeScript SDK and the sandbox of a Hosting and VPS Management API: orders and rebuilds servers from code, without the accidents.',
    'ホスティング・VPS 管理 API の OpenAPI 定義、TypeScript SDK、サンドボックスです。二重注文や誤ったディスクの消去を防ぎながら、コードからサーバーを注文し、操作できます。',
  ),
  reference: inBoth(
    'reference',
    'Reference',
    'リファレンス（日本語）',
    'Every operation of the Hosting and VPS Management API: parameters, responses, errors, limits, and samples in five languages.',
    'ホスティング・VPS 管理 API の全オペレーションのパラメーター、レスポンス、エラー、制限と、5つの言語のサンプルコードです。',
  ),
  console: inBoth(
    'console',
    'Console',
    'コンソール',
    'Send every operation of the API to a sandbox on your own machine, and see what it responds.',
    'API の全オペレーションを、ページ内または手元のマシンのサンドボックスに送信し、レスポンスを確認できます。',
  ),
  notFound: inBoth(
    '404',
    'Not found',
    'ページが見つかりません',
    'There is no page at this address: search for it, or begin at one of these.',
    'このアドレスにページはありません。検索して探すか、概要、ガイド、リファレンス、コンソールから始めてください。',
  ),
  workflows: inBoth(
    'workflows',
    'Workflows',
    'ワークフロー',
    'Orders, reinstalls, domains, filters and logs in Arazzo: tasks of several calls that tools can run, step by step.',
    '注文、OS 再インストール、ドメイン、パケットフィルター、実行ログの手順を Arazzo で記述したものです。ツールでそのまま実行できます。',
  ),
  changelog: inBoth(
    'changelog',
    'Changelog',
    '変更履歴',
    'What has changed in the OpenAPI description from version to version, and what breaks because of it.',
    'OpenAPI 定義のバージョンごとの変更点、影響を受けるオペレーション、互換性への影響の一覧です。',
  ),
  glossary: inBoth(
    'glossary',
    'Glossary',
    '用語集',
    'The words that the documentation uses in one meaning each.',
    'ドキュメントとエラーメッセージで1つの意味に限って使う語と、その英語、意味の一覧です。注文、実行計画、サンドボックスの語を含みます。',
  ),
  examples: inBoth(
    'examples',
    'Examples',
    'サンプルプログラム',
    'Every example of the repository: its task, how to run it, and its source.',
    'リポジトリにあるすべてのサンプルプログラムの目的、実行方法、ソースコードです。サンドボックスで試せます。',
  ),
}

/** The diagrams, in English only. */
export const pictures: Page = toPage(
  'pictures',
  'en',
  'Diagrams',
  'The packages, an order, the power states and a reinstall as diagrams.',
)
