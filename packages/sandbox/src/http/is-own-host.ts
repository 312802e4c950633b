import { isIpv4 } from '@hostwright/types/rules'

/**
 * Whether a `Host` belongs to the sandbox: an IP address, a name that nobody can register, such as `localhost` or that
 * of a container, or one of its own names. Any other name may belong to a site that lets it resolve to this machine
 * (DNS rebinding).
 */
export function isOwnHost(host: string, names: ReadonlySet<string>): boolean {
  if (/^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)) return true
  if (!URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return (
    isIpv4(hostname) ||
    !hostname.includes('.') || // also an IPv6 address, which `URL` writes without dots
    /\.(localhost|local|internal|test)$/.test(hostname) ||
    names.has(hostname)
  )
}
