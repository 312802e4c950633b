/** Slots of takes that failed. Redis may have granted them, or may still execute the take. */
export interface LostSlots {
  add(group: string, slot: string): void
  of(group: string): readonly string[]
  /** Forgets slots that were released. */
  forget(group: string, slots: readonly string[]): void
}

// Number of failed takes whose slots the next take releases. The leases of further ones end by themselves.
const mostLost = 100

export function createLostSlots(): LostSlots {
  const groups: Record<string, Set<string>> = {}
  const slotsOf = (group: string): Set<string> => (groups[group] ??= new Set())
  return {
    add(group, slot) {
      if (slotsOf(group).size < mostLost) slotsOf(group).add(slot)
    },
    of: (group) => [...slotsOf(group)],
    forget(group, slots) {
      for (const slot of slots) slotsOf(group).delete(slot)
    },
  }
}
