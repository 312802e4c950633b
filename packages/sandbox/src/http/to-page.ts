import type { TextReply } from './answer.ts'

/** Returns an HTML page, as a proxy or a gateway sends it. */
export function toPage(status: number, title: string): TextReply {
  const text = `<!doctype html><title>${title}</title><p>This page comes from the sandbox, in place of a response.</p>`
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8' }, text }
}
