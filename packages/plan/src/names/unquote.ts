/** Returns the text in the content of a TXT record, which may be quoted and split into several strings. */
export function unquote(content: string): string {
  const text = content.trim()
  if (!/^"(?:[^"\\]|\\.)*"(?:\s+"(?:[^"\\]|\\.)*")*$/.test(text)) return content
  const pieces = text.match(/"(?:[^"\\]|\\.)*"/g) ?? []
  return pieces.map((piece) => piece.slice(1, -1).replaceAll(/\\(.)/g, '$1')).join('')
}
