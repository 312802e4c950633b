import { toPunycode } from '@hostwright/hosting'

/** The address of an installation without its scheme, from its site and its path. */
export function toName(site: string, path: string): string {
  const plain = path.replaceAll(/^\/+|\/+$/g, '')
  return plain === '' ? site : `${site}/${plain}`
}

/** The same from an address as responses have it. */
export function toKnownName(url: string): string {
  const [host = '', ...path] = url.replace(/^[a-z]+:\/\//i, '').split('/')
  return toName(toPunycode(host), path.join('/'))
}
