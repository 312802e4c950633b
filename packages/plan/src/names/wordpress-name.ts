import { toPunycode } from '@hostwright/hosting'

/** Returns the URL of an installation without its scheme, from its site and path. */
export function toName(site: string, path: string): string {
  const plain = path.replaceAll(/^\/+|\/+$/g, '')
  return plain === '' ? site : `${site}/${plain}`
}

/** Returns the same from a URL of a response. */
export function toKnownName(url: string): string {
  const [host = '', ...path] = url.replace(/^[a-z]+:\/\//i, '').split('/')
  return toName(toPunycode(host), path.join('/'))
}
