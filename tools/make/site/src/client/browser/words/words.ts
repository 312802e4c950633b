import { isJapanese } from './is-japanese.ts'

/** Texts of the script that every page loads. Keep them few: each adds to the weight of every page. */
export const words = {
  copy: isJapanese ? 'コピー' : 'Copy',
  copied: isJapanese ? 'コピーしました' : 'Copied',
  run: isJapanese ? '実行' : 'Run',
  codeScrolls: isJapanese ? 'コード（横にスクロール）' : 'Code, which scrolls sideways',
}
