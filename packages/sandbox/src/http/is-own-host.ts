import { isIp } from './ip-address.ts'

/**
 * Whether a `Host` can be meant for a sandbox: an address, a name that nobody can register, such as `localhost` or that
 * of a container, or one that it was told to listen on. Any other name may be one that a web page points at this
 * machine to be let in as its own.
 */
export function isOwnHost(host: string, names: ReadonlySet<string>): boolean {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  const isAddress = isIp(hostname.replaceAll(/^\[|\]$/g, ''))
  return (
    isAddress ||
    !hostname.includes('.') ||
    /\.(localhost|local|internal|test)$/.test(hostname) ||
    names.has(hostname)
  )
}
