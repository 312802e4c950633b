/** How Vite compiles components. For development it would write paths of this machine into the scripts. */
export const jsx = {
  jsx: { runtime: 'automatic', importSource: 'preact', development: false },
} as const
