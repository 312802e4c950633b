import { findLanguage, type Page } from '../shell/navigation.ts'

/** The page that a text is rendered for, as the renderer's environment. */
export type Env = Pick<Page, 'path'>

/** Texts around tables and blocks of code, in the language of the page. */
export interface BlockWords {
  readonly table: string
  readonly manager: string
  readonly nodeOnly: string
  /** Joins the language of a block and the note beside it. */
  readonly join: (title: string, note: string) => string
}

const words: Readonly<Record<'en' | 'ja', BlockWords>> = {
  en: {
    table: 'Table',
    manager: 'Package manager',
    nodeOnly: 'runs in Node only',
    join: (title, note) => `${title}, ${note}`,
  },
  ja: {
    table: '表',
    manager: 'パッケージマネージャー',
    nodeOnly: 'Node でのみ実行',
    join: (title, note) => `${title}・${note}`,
  },
}

export function wordsOf({ path }: Env): BlockWords {
  return words[findLanguage(path)]
}
