/** How Vite compiles components. For development it would write paths of this machine into the scripts. */
export const jsx = {
  jsx: { runtime: 'automatic', importSource: 'preact', development: false },
} as const

/** For scripts that pages of one language load: leaves the words of the other out of them. */
export function inLanguage(lang: 'en' | 'ja'): Readonly<Record<string, string>> {
  return { 'document.documentElement.lang': `"${lang}"` }
}
