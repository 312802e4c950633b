/**
 * What a page of the site may load: its own scripts, styles and pictures. Code in colours needs style
 * attributes. Nothing is sent anywhere; only the console, which has a policy of its own, sends requests.
 */
export const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
