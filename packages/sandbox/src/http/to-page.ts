/** A page of HTML, as from a proxy or a gateway. */
export function toPage(status: number, title: string): Response {
  const text = `<!doctype html><title>${title}</title><p>This page comes from the sandbox, in place of a response.</p>`
  return new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
