import type { ChangeDraft } from '../changes/change.ts'
import { toHost } from '../names/mail-address.ts'
import { isProof, isReset } from './requires.ts'

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
function isOfDomain({ at: { domain } }: ChangeDraft, { at }: ChangeDraft): boolean | undefined {
  if (at.kind !== 'ftp') return at.domain === undefined ? undefined : at.domain === domain
  const host = toHost(at.name ?? '')
  return host === domain || host.endsWith(`.${domain}`)
}

/** Returns the reasons why a change cannot be planned together with the reset that comes before it. */
function listObstacles(reset: ChangeDraft, draft: ChangeDraft, drafts: readonly ChangeDraft[]): string[] {
  const { at, action, inside } = draft
  const { domain } = reset.at
  if (isOfDomain(reset, draft) !== true || inside !== undefined) return []
  // An update or deletion was compared with the state before the reset. An automatic reply needs its mailbox, and a
  // resource of a subdomain needs the subdomain: the reset may erase them.
  if (action !== 'create' || at.kind === 'auto_reply' || isOfOldSubdomain(draft, domain, drafts))
    return [`${domain} is reset first, which may erase or change it: plan again after the reset.`]
  const isProven = drafts.some((one) => isProof(one) && one.at.domain === domain)
  if (at.kind !== 'mail' || reset.after === 'web' || isProven) return []
  return [
    `The reset erases the DNS record that proves the ownership of ${domain}: plan again after the reset.`,
  ]
}

/** Whether a change is about a resource of a subdomain of the domain, which the plan does not create itself. */
function isOfOldSubdomain({ at }: ChangeDraft, domain = '', drafts: readonly ChangeDraft[]): boolean {
  const site = at.kind === 'ftp' ? toHost(at.name ?? '') : at.site
  if (at.kind === 'subdomains' || site === undefined || site === domain) return false
  return !drafts.some(
    (one) => one.at.kind === 'subdomains' && one.action === 'create' && one.at.site === site,
  )
}
