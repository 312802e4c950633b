/** Interval at which a caller that waits for others looks again, in milliseconds. */
export function lookEveryMs(): number {
  return settlesAcross() ? 1_000 : 50
}

/**
 * Whether a caller may settle a promise for which another caller waits. workerd runs the code after such an `await` in
 * the request that has settled the promise (compatibility dates before 2024-10-14), and drops it when that request has
 * got its response. There, each caller looks for itself, with a timer of its own.
 */
export function settlesAcross(): boolean {
  return (globalThis as Global).navigator?.userAgent !== 'Cloudflare-Workers'
}

interface Global {
  readonly navigator?: { readonly userAgent?: string }
}
