const script = /<script(?![^>]*\bsrc=)[^>]*>[\s\S]*?<\/script>/g

const loads = [
  /<(?:script|img|iframe|source|audio|video|embed|track|object|input)\b[^>]*\b(?:src|srcset|data|poster)\s*=\s*["']?\s*(?:https?:)?\/\/[^"'\s>]*/gi,
  /<link\b[^>]*\bhref\s*=\s*["']?\s*(?:https?:)?\/\/[^"'\s>]*/gi,
  /@import\s+(?:url\()?\s*["']?\s*(?:https?:)?\/\/[^"')\s;]*/gi,
  /\burl\(\s*["']?\s*(?:https?:)?\/\/[^"')\s]*/gi,
]

/** Addresses in Redoc's script that it would load from or send to; the many others there are only links and names. */
const scriptHosts = /https?:\/\/(?:cdn\.|otel\.|fonts\.|unpkg\.)[\w./-]+/g

/** Everything in a page that a browser would fetch from elsewhere. Links that a reader may follow do not count. */
export function findRemoteLoads(page: string): string[] {
  const scripts = page.match(script)?.join('\n') ?? ''
  const markup = page.replaceAll(script, '')
  return [...loads.flatMap((load) => markup.match(load) ?? []), ...(scripts.match(scriptHosts) ?? [])]
}
