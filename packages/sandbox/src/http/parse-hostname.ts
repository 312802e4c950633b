/** Returns a host name without its port, in the form in which a browser sends it. */
export function parseHostname(text: string): string {
  const name = text.toLowerCase()
  const url = `http://${name}/`
  if (!name.includes('*') && URL.canParse(url) && new URL(url).hostname === name) return name
  throw new TypeError(`${JSON.stringify(text)} is not a host name: give one such as sandbox.example.com`)
}
