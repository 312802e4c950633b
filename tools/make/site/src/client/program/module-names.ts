/** Names of the modules that a program on a page can import. */
export const moduleNames = [
  '@hostwright/common',
  '@hostwright/common/folder-journal',
  '@hostwright/hosting',
  '@hostwright/plan',
  '@hostwright/sandbox',
  '@hostwright/types',
  '@hostwright/vps',
  'openapi-fetch',
  'vitest',
  'node:crypto',
  'node:fs/promises',
  'node:os',
  'node:path',
  'node:util',
] as const

export type ModuleName = (typeof moduleNames)[number]

/** Returns whether a program imports only modules that are available on a page. */
export function isRunnable(code: string): boolean {
  const imports = [...code.matchAll(/^import\s(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm)]
  return imports.every(([, name]) => moduleNames.some((known) => known === name))
}
