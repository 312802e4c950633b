/**
 * Checks a host name without a port that is written as browsers send it, in ASCII, and returns it in lower case.
 *
 * @throws {TypeError} for any other text
 */
export function parseHostname(text: string): string {
  const name = text.toLowerCase()
  const url = `http://${name}/`
  if (!name.includes('*') && URL.canParse(url) && new URL(url).hostname === name) return name
  throw new TypeError(`${JSON.stringify(text)} is not a host name: give one such as sandbox.example.com`)
}
