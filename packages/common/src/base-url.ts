import { ConfigError } from './errors/config-error.ts'

/** Whether an address stays on this machine. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

/** Checks the API's address: absolute, without query or credentials, and encrypted unless it is this machine. */
export function parseBaseUrl(text: unknown, allowInsecure = false): URL {
  if (typeof text !== 'string' || text === '') {
    throw new ConfigError('baseUrl', 'is missing: pass it to createClient, or set HOSTWRIGHT_BASE_URL')
  }
  if (!URL.canParse(text)) {
    throw new ConfigError('baseUrl', 'is not an address: give it in full, such as https://api.example.com')
  }
  const url = new URL(text)
  if (url.username !== '' || url.password !== '' || /[?#]/.test(text)) {
    throw new ConfigError(
      'baseUrl',
      'has credentials, a query or a fragment: give scheme, host and path only',
    )
  }
  const withoutVersion = url.href.replace(/\/v1\/?$/, '')
  if (withoutVersion !== url.href) {
    throw new ConfigError('baseUrl', `ends in /v1, which is part of every path: give ${withoutVersion}`)
  }
  if (url.protocol === 'https:') return url
  if (url.protocol !== 'http:') {
    throw new ConfigError('baseUrl', `begins with ${url.protocol}//: use https://`)
  }
  if (!allowInsecure && !isLoopback(url)) {
    throw new ConfigError(
      'baseUrl',
      `would send the API key unencrypted to ${url.host}: use https://, or set allowInsecure if that is meant`,
    )
  }
  return url
}
