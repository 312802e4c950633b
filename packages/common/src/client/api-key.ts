import { isLoopback } from './base-url.ts'
import { ConfigError } from '../errors/config-error.ts'
import { sandboxPrefix } from '../call/key-id.ts'

/** Checks an API key before it is used. The error names the problem and never shows the key. */
export function parseApiKey(key: string, baseUrl: URL, allowSandboxKey = false): string {
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new ConfigError('apiKey', 'holds white space, a line break or what a header cannot carry')
  }
  if (key.startsWith(sandboxPrefix) && !allowSandboxKey && !isLoopback(baseUrl)) {
    throw new ConfigError('apiKey', `is a sandbox key, but ${baseUrl.origin} is not this machine`)
  }
  return key
}
