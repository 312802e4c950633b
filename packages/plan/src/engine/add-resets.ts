import { factsOf } from '../kinds/table.ts'
import type { ChangeDraft } from '../resource/change.ts'
import { isProof } from '../zone/ownership.ts'
import { isReset } from './requires.ts'

/**
 * Places the resets of domains before all changes that they could undo: those of the domain, and those of resources
 * that belong to no domain, such as cron jobs and databases, which a reset may erase with an installation. A reset
 * itself waits for nothing, so that it finds the domain as the plan has listed it.
 */
export function addResets(drafts: readonly ChangeDraft[]): ChangeDraft[] {
  const resets = drafts.filter(isReset)
  if (resets.length === 0) return [...drafts]
  return drafts.map((draft) => {
    if (isReset(draft) || draft.at.kind === 'order') return draft
    const former = resets.filter((reset) => mayUndo(reset, draft))
    return {
      ...draft,
      requires: [...(draft.requires ?? []), ...former.map(({ address }) => address)],
      obstacles: [
        ...(draft.obstacles ?? []),
        ...former.flatMap((reset) => listObstacles(reset, draft, drafts)),
      ],
    }
  })
}

function mayUndo(reset: ChangeDraft, draft: ChangeDraft): boolean {
  const isServer = draft.address.startsWith(reset.address.slice(0, reset.address.indexOf('/reset/') + 1))
  return isServer && (isOfDomain(reset, draft) ?? true)
}

/** Whether a change is about a resource of the reset's domain; `undefined` if the resource belongs to no domain. */
function isOfDomain({ at: { domain = '' } }: ChangeDraft, draft: ChangeDraft): boolean | undefined {
  return factsOf(draft).isOf(draft.at, domain)
}

/** Returns the reasons why a change cannot be planned together with the reset that comes before it. */
function listObstacles(reset: ChangeDraft, draft: ChangeDraft, drafts: readonly ChangeDraft[]): string[] {
  const { action, inside } = draft
  const { domain = '' } = reset.at
  if (isOfDomain(reset, draft) !== true || inside !== undefined) return []
  // An update or deletion was compared with the state before the reset. A creation needs the resources around it, such as
  // a subdomain or the mailbox of an automatic reply: the reset may erase them.
  if (action !== 'create' || isInOld(draft, domain, drafts))
    return [`${domain} is reset first, which may erase or change it: plan again after the reset.`]
  const isProven = drafts.some((one) => isProof(one) && one.at.domain === domain)
  const needsProof = factsOf(draft).awaits(draft).includes(`proof ${domain}`)
  if (!needsProof || reset.after === 'web' || isProven) return []
  return [
    `The reset erases the DNS record that proves the ownership of ${domain}: plan again after the reset.`,
  ]
}

/** Whether a change is inside a resource of the domain that exists, and that the plan does not create itself. */
function isInOld(draft: ChangeDraft, domain: string, drafts: readonly ChangeDraft[]): boolean {
  const parents = factsOf(draft)
    .parents(draft)
    .filter(({ kind, name }) => kind !== 'domains' && name !== domain)
  return parents.some(
    (parent) =>
      !drafts.some(
        ({ action, at }) => action === 'create' && at.kind === parent.kind && at.name === parent.name,
      ),
  )
}
