/**
 * Creates a function that formats a time as a `Date` header. It remembers the last second, because formatting takes
 * long.
 */
export function createHttpDate(): (at: number) => string {
  let second = Number.NaN
  let text = ''
  return (at) => {
    const current = Math.floor(at / 1000)
    if (current !== second) {
      second = current
      text = new Date(at).toUTCString()
    }
    return text
  }
}
