export type Theme = 'dark' | 'light'

// The reference keeps its choice under this name, so one choice holds everywhere.
const key = 'redoc.colorMode'

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
