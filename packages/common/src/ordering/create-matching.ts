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
    return others.some((other) => {
      if (tried.has(other) || !fits(thing, other)) return false
      tried.add(other)
      const isFree = !partners.has(other) || match(partners.get(other) as Thing, tried)
      if (isFree) partners.set(other, thing)
      return isFree
    })
  }

  return (thing) => match(thing, new Set())
}
