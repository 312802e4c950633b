/** Directives of every page: its own styles, fonts and images. Coloured code needs style attributes. */
const common = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** Directives for programs. They run as modules in a worker, both created from blobs, so no `eval` is needed. */
export const runDirectives: readonly [script: string, worker: string] = [
  "script-src 'self' blob:",
  'worker-src blob:',
]

/** Policy of most pages: the site's own scripts too, and no network requests. */
export const contentSecurityPolicy: string = [...common, "script-src 'self'"].join('; ')

/** Policy of pages whose programs can be run. The programs have no network either. */
export const runPolicy: string = [...common, ...runDirectives].join('; ')

/** Policy of the console. It can connect to the reader's own machine only, so never to a real account. */
export const consolePolicy: string = [
  ...common,
  ...runDirectives,
  "connect-src 'self' http://127.0.0.1:* http://localhost:*",
].join('; ')
