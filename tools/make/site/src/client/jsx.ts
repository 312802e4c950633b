/** How Vite compiles components. For development it would write paths of this machine into the scripts. */
export const jsx = {
  jsx: { runtime: 'automatic', importSource: 'preact', development: false },
} as const

/** For scripts of pages that are in English only: leaves the words of other languages out of them. */
export const inEnglish = { 'document.documentElement.lang': '"en"' } as const
