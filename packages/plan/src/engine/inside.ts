import { factsOf } from '../kinds/table.ts'
import type { Change, ChangeDraft } from '../resource/change.ts'
import { isProof } from '../zone/ownership.ts'

/** The creations of a plan, found by what they create. */
export interface Creations {
  /** Returns the addresses of the creations of the server and of the parents of a change, the outermost first. */
  readonly around: (draft: ChangeDraft) => readonly string[]
  /** Returns the addresses of the creations that a change stands inside; `undefined` if a parent of it exists. */
  readonly insideOf: (draft: ChangeDraft) => readonly string[] | undefined
}

/** Finds the creations among the changes of a plan. */
export function findCreations(drafts: readonly ChangeDraft[]): Creations {
  const created = new Map<string, string>()
  for (const draft of drafts) {
    const { action, address, at } = draft
    const server = toServer(draft)
    if (at.kind === 'order') created.set(server, address)
    if (action === 'create') created.set(`${server} ${at.kind} ${at.name}`, address)
  }
  const find = ({ address }: ChangeDraft, key: string): readonly string[] => {
    const creation = created.get(key)
    return creation === undefined || creation === address ? [] : [creation]
  }
  const listServer = (draft: ChangeDraft): readonly string[] => find(draft, toServer(draft))
  const listParents = (draft: ChangeDraft): (readonly string[])[] =>
    factsOf(draft)
      .parents(draft)
      .map(({ kind, name }) => find(draft, `${toServer(draft)} ${kind} ${name}`))
  return {
    around: (draft) => [...listServer(draft), ...listParents(draft).flat()],
    insideOf(draft) {
      // The proof of a domain's ownership is made before the domain.
      if (isProof(draft)) return undefined
      const parents = listParents(draft)
      const made = parents.flat()
      const inParents =
        factsOf(draft).within === 'innermost' ? made.slice(-1) : made.length === parents.length ? made : []
      const creations = inParents.length > 0 ? inParents : listServer(draft)
      return creations.length > 0 ? creations : undefined
    },
  }
}

/** Returns the part of an address that names the server. */
export function toServer({ address }: Pick<Change, 'address'>): string {
  // The second slash ends the name of the server. An address can be long, and this is called often.
  const end = address.indexOf('/', address.indexOf('/') + 1)
  return end === -1 ? address : address.slice(0, end)
}
