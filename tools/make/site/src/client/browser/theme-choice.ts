export type Theme = 'dark' | 'light'

// One choice holds for the whole site and for the dashboard of a sandbox.
const key = 'hostwright.theme'

/** What the reader has chosen, or else what the system prefers. */
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
