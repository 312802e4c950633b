import { createHash } from 'node:crypto'
import { runDirectives } from '../shell/content-security-policy.ts'

const placeholder = 'content-security-policy-goes-here'
const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The page with a policy that runs the site's scripts and its own inline ones, and lets nothing else be loaded or sent. */
export function withContentSecurityPolicy(page: string): string {
  if (!page.includes(placeholder)) throw new Error(`The template has no ${placeholder}`)
  const hashes = [...page.matchAll(inlineScripts)].map(([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
  const [script, worker] = runDirectives
  const policy = [
    "default-src 'none'",
    `${script} ${hashes.join(' ')}`,
    worker,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ]
  // Escaped, so that it fits whichever quotes the template puts around it.
  return page.replace(placeholder, () => policy.join('; ').replaceAll("'", '&#39;'))
}
