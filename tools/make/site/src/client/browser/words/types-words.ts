import { isJapanese } from './is-japanese.ts'

/** Labels of what the editor shows of types, by CodeMirror's English. The messages of TypeScript are in English. */
export const typesWords: Readonly<Record<string, string>> = isJapanese
  ? { Completions: '候補', Diagnostics: '問題', 'No diagnostics': '問題はありません', close: '閉じる' }
  : {}
