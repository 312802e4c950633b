import { findLanguage, type Page } from '../shell/navigation.ts'
import { sayIn } from '../shell/say-in.ts'

/** The page that a text is rendered for, as the renderer's environment. */
export type Env = Pick<Page, 'path'>

/** Texts around tables and blocks of code, in the language of the page. */
export type BlockWords = ReturnType<typeof wordsOf>

export function wordsOf({ path }: Env) {
  const say = sayIn(findLanguage(path))
  return {
    table: say('Table', '表'),
    manager: say('Package manager', 'パッケージマネージャー'),
    nodeOnly: say('runs in Node only', 'Node でのみ実行'),
    /** Joins the language of a block and the note beside it. */
    join: (title: string, note: string) => say(`${title}, ${note}`, `${title}・${note}`),
  }
}
