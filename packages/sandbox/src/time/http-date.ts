/** A function that writes a moment as the `Date` of a response. It remembers the last second: writing one takes long. */
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
