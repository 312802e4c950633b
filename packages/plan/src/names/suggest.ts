/** Returns the known name that is closest to an unknown one; `undefined` if none is similar. */
export function suggest(name: string, known: readonly string[]): string | undefined {
  const plain = toPlain(name)
  let best: { readonly name: string; readonly distance: number } | undefined
  for (const candidate of known) {
    const distance = measure(plain, toPlain(candidate))
    const isClose = distance <= Math.max(1, Math.floor(candidate.length / 3))
    if (isClose && distance < (best?.distance ?? Infinity)) best = { name: candidate, distance }
  }
  return best?.name
}

/** Describes a server that does not exist, with the closest name or all names. */
export function describeMissing(name: string, names: readonly string[]): string {
  const close = suggest(name, names)
  const hint = close === undefined ? `there are ${names.join(', ') || 'none'}` : `did you mean ${close}?`
  return `does not exist (${hint})`
}

function toPlain(name: string): string {
  return name.slice(0, 64).toLowerCase().replaceAll(/[-_ ]/g, '')
}

/** Returns the number of characters that must be changed, added or removed to turn one name into the other. */
function measure(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, character] of one.split('').entries()) {
    const next = [index + 1]
    for (let column = 0; column < other.length; column++) {
      const replaced = row[column]! + (character === other[column] ? 0 : 1)
      next.push(Math.min(replaced, row[column + 1]! + 1, next[column]! + 1))
    }
    row = next
  }
  return row.at(-1)!
}
