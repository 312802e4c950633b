export type Language = 'en' | 'ja'

const key = 'hostwright.language'

/** Returns the language that the reader has chosen, or the first one of the browser's. */
export function readLanguage(): Language {
  const preferred = navigator.language.startsWith('ja') ? 'ja' : 'en'
  try {
    const chosen = localStorage.getItem(key)
    return chosen === 'en' || chosen === 'ja' ? chosen : preferred
  } catch {
    return preferred // a browser that keeps nothing
  }
}

/** Shows the page in the other language, now and whenever it is opened. The sandbox keeps what the page shows. */
export function switchLanguage(): void {
  localStorage.setItem(key, document.documentElement.lang === 'ja' ? 'en' : 'ja')
  location.reload()
}
