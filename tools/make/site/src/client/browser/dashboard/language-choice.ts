import { keepChoice, readChoice } from '../choices.ts'

export type Language = 'en' | 'ja'

/** Returns the language that the reader has chosen, or the first one of the browser's. */
export function readLanguage(): Language {
  const chosen = readChoice('language')
  if (chosen === 'en' || chosen === 'ja') return chosen
  return navigator.language.startsWith('ja') ? 'ja' : 'en'
}

/** Shows the page in the other language, now and whenever it is opened. The sandbox keeps what the page shows. */
export function switchLanguage(): void {
  keepChoice('language', document.documentElement.lang === 'ja' ? 'en' : 'ja')
  location.reload()
}
