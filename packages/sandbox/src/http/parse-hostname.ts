/**
 * Returns a host name in lower case, as a browser sends it. Throws a `TypeError` for any other text, such as one with a
 * port.
 */
export function parseHostname(text: string): string {
  const name = text.toLowerCase()
  const url = `http://${name}/`
  if (!name.includes('*') && URL.canParse(url) && new URL(url).hostname === name) return name
  throw new TypeError(`${JSON.stringify(text)} is not a host name: give one such as sandbox.example.com`)
}
