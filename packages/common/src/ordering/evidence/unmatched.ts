/**
 * Matches items with partners one to one, as many as possible, and returns the items without a partner. Earlier items
 * have priority: a later item never takes a partner that an earlier one needs.
 */
export function unmatched<Thing, Partner>(
  things: readonly Thing[],
  partners: readonly Partner[],
  fits: (thing: Thing, partner: Partner) => boolean,
): Thing[] {
  const taken = new Map<Partner, Thing>()

  function match(thing: Thing, tried: Set<Partner>): boolean {
    const fitting = partners.filter((partner) => fits(thing, partner))
    // A free partner is tried first: rearranging the other matches takes long if there are many.
    const found =
      fitting.find((partner) => !taken.has(partner)) ??
      fitting.find((partner) => !tried.has(partner) && match(taken.get(partner)!, tried.add(partner)))
    if (found === undefined) return false
    taken.set(found, thing)
    return true
  }

  return things.filter((thing) => !match(thing, new Set()))
}
