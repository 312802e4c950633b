import { toPunycode } from '@hostwright/hosting'

/** Returns the URL of a WordPress installation without its scheme, built from its site and path. */
export function toName(site: string, path: string): string {
  const plain = path.replaceAll(/^\/+|\/+$/g, '')
  return plain === '' ? site : `${site}/${plain}`
}

/** Returns the URL of a WordPress installation without its scheme, from the URL in a response. */
export function toKnownName(url: string): string {
  const [host = '', ...path] = url.replace(/^[a-z]+:\/\//i, '').split('/')
  return toName(toPunycode(host), path.join('/'))
}
