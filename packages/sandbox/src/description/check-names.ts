/**
 * Rejects what a program gives by a name that is not known. Over HTTP the description of the control plane does so; left
 * alone, a misspelled right would make a full key, and a misspelled condition of a fault would affect every request.
 */
export function checkNames(place: string, given: object, known: readonly string[]): void {
  const unknown = Object.keys(given).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new TypeError(`${place}: there is no ${unknown}`)
}
