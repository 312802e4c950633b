import { isIp } from './ip-address.ts'

/**
 * Whether a `Host` belongs to the sandbox: an address, a name that cannot be registered, such as `localhost`
 * or that of a container, or one of its own names. Any other name may be that of a site that points it at
 * this machine (DNS rebinding).
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
