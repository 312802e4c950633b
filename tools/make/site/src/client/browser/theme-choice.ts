export type Theme = 'dark' | 'light'

// The site and the dashboard of a sandbox share this key, and so the reader's choice.
const key = 'hostwright.theme'

/** Returns the theme that the reader has chosen, or the one that the system prefers. */
export function readTheme(): Theme {
  const prefers = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  try {
    const chosen = localStorage.getItem(key)
    return chosen === 'dark' || chosen === 'light' ? chosen : prefers
  } catch {
    return prefers // a browser that keeps nothing for pages from a disk
  }
}

export function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // The choice then holds for this page.
  }
}
