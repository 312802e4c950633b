/** What the buttons of a page say, in its language. */
export const words: Readonly<Record<'copy' | 'copied' | 'run' | 'codeScrolls', string>> =
  document.documentElement.lang === 'ja'
    ? { copy: 'コピー', copied: 'コピーしました', run: '実行', codeScrolls: 'コード（横にスクロール）' }
    : { copy: 'Copy', copied: 'Copied', run: 'Run', codeScrolls: 'Code, which scrolls sideways' }
