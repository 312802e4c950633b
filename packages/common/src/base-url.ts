import { ConfigError } from './errors/config-error.ts'

/** Whether an address stays on this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname)
}

/** Checks the API's address: absolute, without query or credentials, and encrypted unless it is this machine. */
export function parseBaseUrl(text: string, allowInsecure = false): URL {
  const url = URL.parse(text) ?? fail('is not an address: give it in full')
  const { href, protocol, host } = url
  if (url.username || url.password || /[?#]/.test(text)) {
    fail('has credentials, a query or a fragment: leave them out')
  }
  const [withoutVersion] = href.split(/\/v1\/?$/)
  if (withoutVersion !== href) fail(`ends in /v1, which is part of every path: give ${withoutVersion}`)
  if (!/^https?:/.test(protocol)) fail(`begins with ${protocol}//: use https://`)
  if (protocol === 'http:' && !allowInsecure && !isLoopback(url)) {
    fail(`would send the API key unencrypted to ${host}: use https://, or set allowInsecure`)
  }
  return url
}

function fail(problem: string): never {
  throw new ConfigError('baseUrl', problem)
}
