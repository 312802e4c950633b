const own = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
]

/** What a page may load: the site's own scripts, styles, fonts and images; coloured code needs style attributes. It sends nothing. */
export const contentSecurityPolicy: string = own.join('; ')

/** The same for the console, which may call this machine, and so can never reach a real account. */
export const consolePolicy: string = [
  ...own,
  "connect-src 'self' http://127.0.0.1:* http://localhost:*",
].join('; ')
