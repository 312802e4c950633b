/**
 * Returns the things that have no partner when things and partners are matched one to one, as many as possible. Earlier
 * things go first: a later one does not take a partner that an earlier one needs.
 */
export function unmatched<Thing, Partner>(
  things: readonly Thing[],
  partners: readonly Partner[],
  fits: (thing: Thing, partner: Partner) => boolean,
): Thing[] {
  const taken = new Map<Partner, Thing>()

  function match(thing: Thing, tried: Set<Partner>): boolean {
    const fitting = partners.filter((partner) => fits(thing, partner))
    // A free partner first: to look for another arrangement takes long among many.
    const found =
      fitting.find((partner) => !taken.has(partner)) ??
      fitting.find((partner) => !tried.has(partner) && match(taken.get(partner)!, tried.add(partner)))
    if (found === undefined) return false
    taken.set(found, thing)
    return true
  }

  return things.filter((thing) => !match(thing, new Set()))
}
