/** Path of `pageDeclarations` among the files of the language service. */
export const pagePath = '/page.d.ts'

/** Sources of the worker that stand in for modules of Node, by the names that `pageDeclarations` imports them under. */
export const pageSources = {
  'node:fs/promises': 'memory-files.ts',
  'page:node-modules': 'node-modules.ts',
} as const

/**
 * Declares what a program on a page has besides the SDK: as much of Node and Vitest as `client/program` provides. The
 * types of Node itself would offer what fails here, and are larger than the rest.
 */
export const pageDeclarations: string = `
declare const process: {
  readonly env: Record<string, string | undefined>
  readonly argv: readonly string[]
  readonly pid: number
  readonly platform: string
  exitCode: number | undefined
  cwd(): string
}
declare module 'node:crypto' {
  export { randomUUID } from 'page:node-modules'
}
declare module 'node:os' {
  export { tmpdir } from 'page:node-modules'
}
declare module 'node:path' {
  export { dirname, join, resolve } from 'page:node-modules'
}
declare module 'node:util' {
  export { format, inspect } from 'node-inspect-extracted'
}
declare module 'vitest' {
  export type { ExpectStatic } from '@vitest/expect'
  type Body = () => unknown
  export const expect: import('@vitest/expect').ExpectStatic
  export const test: {
    (name: string, body: Body): void
    each<Row>(rows: readonly Row[]): (name: string, body: (...row: Row extends readonly unknown[] ? Row : [Row]) => unknown) => void
  }
  export const it: typeof test
  export function describe(name: string, body: () => void): void
  export function beforeEach(body: Body): void
  export function afterEach(body: Body): void
}
`
