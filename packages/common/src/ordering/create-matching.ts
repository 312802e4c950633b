/**
 * Matches things with others, one with one each. What is returned adds one thing and tells whether it could be matched
 * beside all that were added before it; what was matched once stays matched, though perhaps with another.
 */
export function createMatching<Thing, Other>(
  others: readonly Other[],
  fits: (thing: Thing, other: Other) => boolean,
): (thing: Thing) => boolean {
  const partners = new Map<Other, Thing>()

  function match(thing: Thing, tried: Set<Other>): boolean {
    const fitting = others.filter((other) => fits(thing, other))
    // One that is free first: to look for who can make room takes long among many.
    const found =
      fitting.find((other) => !partners.has(other)) ??
      fitting.find((other) => !tried.has(other) && match(partners.get(other)!, tried.add(other)))
    if (found === undefined) return false
    partners.set(found, thing)
    return true
  }

  return (thing) => match(thing, new Set())
}
