import { readChoice } from './choices.ts'

export type Theme = 'dark' | 'light'

/** Returns the theme that the reader has chosen, or the one that the system prefers. */
export function readTheme(): Theme {
  const chosen = readChoice('theme')
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
