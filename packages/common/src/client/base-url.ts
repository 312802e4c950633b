import { ConfigError } from '../errors/config-error.ts'

/** Whether an address is on this machine, such as `localhost` or `127.0.0.1`. */
export function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|\[::1\]|127(\.\d+){3})$/.test(hostname)
}

/**
 * Checks the API's address: it must be absolute, without query or credentials, and use https unless it is on this
 * machine.
 */
export function parseBaseUrl(text: string, allowInsecure = false): URL {
  const url = URL.parse(text) ?? fail('is not an address: give it in full')
  const { href, protocol } = url
  if (url.username || url.password || /[?#]/.test(text)) {
    fail('has credentials, a query or a fragment: leave them out')
  }
  const [withoutVersion] = href.split(/\/v1\/?$/)
  if (withoutVersion !== href) fail(`ends in /v1, which is part of every path: give ${withoutVersion}`)
  const isAllowed = protocol === 'http:' && (allowInsecure || isLoopback(url))
  if (protocol !== 'https:' && !isAllowed) {
    fail(
      `begins with ${protocol}//, which does not encrypt the API key: use https://, or set allowInsecure for http://`,
    )
  }
  return url
}

function fail(problem: string): never {
  throw new ConfigError('baseUrl', problem)
}
