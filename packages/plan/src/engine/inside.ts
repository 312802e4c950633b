import { factsOf } from '../kinds/table.ts'
import type { Change, ChangeDraft } from '../resource/change.ts'
import { isProof } from '../zone/ownership.ts'

/** The creations of a plan between which a change stands. */
export interface Surroundings {
  /** Addresses of the creations of its server and of its parents, the outermost first. */
  readonly around: readonly string[]
  /** Addresses of the creations that it stands inside; `undefined` if a parent of it exists. */
  readonly inside: readonly string[] | undefined
}

/** Returns a function that finds the creations around a change among the changes of a plan. */
export function findCreations(drafts: readonly ChangeDraft[]): (draft: ChangeDraft) => Surroundings {
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
  return (draft) => {
    const server = toServer(draft)
    const { parents, within } = factsOf(draft)
    const ofServer = find(draft, server)
    const ofParents = parents(draft).map(({ kind, name }) => find(draft, `${server} ${kind} ${name}`))
    const made = ofParents.flat()
    const inParents = within === 'innermost' ? made.slice(-1) : made.length === ofParents.length ? made : []
    const creations = inParents.length > 0 ? inParents : ofServer
    // The proof of a domain's ownership is made before the domain.
    const isInside = creations.length > 0 && !isProof(draft)
    return { around: [...ofServer, ...made], inside: isInside ? creations : undefined }
  }
}

/** Returns the part of an address that names the server. */
export function toServer({ address }: Pick<Change, 'address'>): string {
  // The second slash ends the name of the server. An address can be long, and this is called often.
  const end = address.indexOf('/', address.indexOf('/') + 1)
  return end === -1 ? address : address.slice(0, end)
}
