/** What every page may load: its own styles, fonts and images; coloured code needs style attributes. */
const common = [
  "default-src 'none'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** Programs are modules in a worker, and both come from the page's memory: nothing is evaluated as a text. */
export const runDirectives: readonly [script: string, worker: string] = [
  "script-src 'self' blob:",
  'worker-src blob:',
]

/** What a page may load: the site's own scripts besides. It sends nothing. */
export const contentSecurityPolicy: string = [...common, "script-src 'self'"].join('; ')

/** The same for a page whose programs can be run. They have no network either. */
export const runPolicy: string = [...common, ...runDirectives].join('; ')

/** The same for the console, which may call this machine, and so can never reach a real account. */
export const consolePolicy: string = [
  ...common,
  ...runDirectives,
  "connect-src 'self' http://127.0.0.1:* http://localhost:*",
].join('; ')
