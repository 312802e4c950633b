import { dashboardWords } from '../words/dashboard-words.ts'
import { find } from '../view/element.ts'
import { isJapanese } from '../words/is-japanese.ts'
import { switchLanguage } from './language-choice.ts'

const texts: Readonly<Record<string, string>> = dashboardWords.frame

/** Writes the texts of `page.html` in the language of the reader, and connects the switch of the language. */
export function fillFrame(): void {
  document.title = dashboardWords.frame.title
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.append(texts[element.dataset['text']!]!)
  for (const element of document.querySelectorAll<HTMLElement>('[data-label]'))
    element.ariaLabel = texts[element.dataset['label']!]!
  if (isJapanese) find('#docs', HTMLAnchorElement).href = '/index.ja.html'
  const other = find('.language')
  other.lang = isJapanese ? 'en' : 'ja'
  other.addEventListener('click', switchLanguage)
}
