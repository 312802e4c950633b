/** Texts of the script that every page loads. Keep them few: each adds to the weight of every page. */
export type Words = typeof english

const english = {
  copy: 'Copy',
  copied: 'Copied',
  run: 'Run',
  codeScrolls: 'Code, which scrolls sideways',
}

const japanese: Words = {
  copy: 'コピー',
  copied: 'コピーしました',
  run: '実行',
  codeScrolls: 'コード（横にスクロール）',
}

/** The texts in the language of the page. */
export const words: Words = document.documentElement.lang === 'ja' ? japanese : english
