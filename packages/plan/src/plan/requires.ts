import type { Change, ChangeDraft } from '../changes/change.ts'
import { stages } from '../changes/stages.ts'
import { toHost } from '../names/mail-address.ts'

/**
 * Adds to each change the changes that it requires: the creation of the server, site or account that its place belongs
 * to, the proof of a domain's ownership, and before the deletion of a DNS record or mailbox the new ones that may
 * replace it.
 */
export function addRequires(drafts: readonly ChangeDraft[]): ChangeDraft[] {
  const created = new Map<string, string>()
  const opened = new Map<string, string[]>()
  for (const draft of drafts) {
    const { action, address, at } = draft
    if (draft.stage === stages.order) created.set(`order ${address}`, address)
    if (action === 'delete') continue
    if (action === 'create') created.set(toKey(draft), address)
    if (at.kind === 'dns') note(opened, `name ${toServer(draft)} ${toDnsName(draft)}`, address)
    if (isProof(draft)) note(opened, `proof ${toServer(draft)} ${at.domain}`, address)
    if (isMailRoute(draft)) note(opened, `mx ${toServer(draft)} ${at.domain}`, address)
    if (at.kind === 'mail') note(opened, `mail ${toServer(draft)} ${at.site}`, address)
  }
  const freed = new Set(drafts.flatMap(({ requires = [] }) => requires))
  return drafts.map((draft) => {
    if (isReset(draft)) return draft
    const inside = listCreators(draft, created)
    const before = listOpened(draft, opened, freed).filter((address) => address !== draft.address)
    const requires = [...new Set([...(draft.requires ?? []), ...inside, ...before])]
    const creator = inside.at(-1)
    return { ...draft, requires, ...(creator !== undefined && !isProof(draft) && { inside: creator }) }
  })
}

function note(map: Map<string, string[]>, key: string, address: string): void {
  map.set(key, [...(map.get(key) ?? []), address])
}

/** Returns the addresses of the changes that create the resources around a place, the outermost first. */
function listCreators(draft: ChangeDraft, created: ReadonlyMap<string, string>): string[] {
  const server = toServer(draft)
  const { kind, domain, site, name, owner } = draft.at
  const keys = [`order ${server}`]
  const isDomain = kind === 'domains'
  if (!isDomain && !isProof(draft)) {
    if (domain !== undefined) keys.push(`domains ${server} ${domain}`)
    if (site !== undefined && kind !== 'subdomains') keys.push(`subdomains ${server} ${site}`)
  }
  if (kind === 'forwarding' || kind === 'auto_reply') keys.push(`mail ${server} ${name}`)
  if (kind === 'ftp') {
    const host = toHost(name ?? '')
    keys.push(`domains ${server} ${host}`, `subdomains ${server} ${host}`)
  }
  if (kind === 'grants') keys.push(`database_users ${server} ${owner}`, `databases ${server} ${name}`)
  return keys.flatMap((key) => created.get(key) ?? []).filter((address) => address !== draft.address)
}

/** Returns the addresses of the other changes that a change requires, such as the proof of a domain's ownership. */
function listOpened(
  draft: ChangeDraft,
  opened: ReadonlyMap<string, readonly string[]>,
  freed: ReadonlySet<string>,
): readonly string[] {
  const server = toServer(draft)
  const { at, action } = draft
  const proofs = (domain: string | undefined): string[] => [
    ...(opened.get(`proof ${server} ${domain}`) ?? []),
  ]
  if (at.kind === 'domains' && action === 'create') return proofs(at.domain)
  if (at.kind === 'mail' && action === 'create') {
    return [...proofs(at.domain), ...(opened.get(`mx ${server} ${at.domain}`) ?? [])]
  }
  // A DNS record is deleted only after the new records of its name were added. The exception is a record that cannot
  // exist beside a new one, because one of the two is a CNAME: it is deleted first.
  if (at.kind === 'dns' && action === 'delete' && !freed.has(draft.address)) {
    return opened.get(`name ${server} ${toDnsName(draft)}`) ?? []
  }
  if (at.kind === 'mail' && action === 'delete') return opened.get(`mail ${server} ${at.site}`) ?? []
  return []
}

/** Whether a change adds the DNS record that proves the ownership of a domain. */
export function isProof({ stage, at }: ChangeDraft): boolean {
  return at.kind === 'dns' && stage === stages.base
}

/** Whether a change is the reset of a domain. */
export function isReset({ at }: Pick<ChangeDraft, 'at'>): boolean {
  return at.kind === 'reset'
}

function isMailRoute({ at }: ChangeDraft): boolean {
  return at.kind === 'dns' && at.name?.split(' ')[1] === 'MX'
}

function toDnsName({ at }: ChangeDraft): string {
  return at.name?.split(' ')[0] ?? ''
}

function toKey(draft: ChangeDraft): string {
  const { kind, name, owner } = draft.at
  return `${kind} ${toServer(draft)} ${owner === undefined ? name : `${owner}/${name}`}`
}

function toServer({ address }: Pick<Change, 'address'>): string {
  return address.split('/', 2).join('/')
}

/** Sorts the changes of each server by stage, and places each change after those that it requires. */
export function sortChanges(changes: readonly Change[]): Change[] {
  const servers = Map.groupBy(changes, toServer)
  const staged = [...servers.values()].flatMap((list) =>
    list.toSorted((one, other) => one.stage - other.stage),
  )
  const byAddress = new Map(staged.map((change) => [change.address, change]))
  const sorted = new Set<Change>()
  for (const change of staged) place(change, byAddress, sorted, new Set())
  return [...sorted]
}

function place(
  change: Change,
  all: ReadonlyMap<string, Change>,
  sorted: Set<Change>,
  above: Set<Change>,
): void {
  if (sorted.has(change) || above.has(change)) return
  above.add(change)
  for (const address of change.requires) {
    const required = all.get(address)
    if (required !== undefined) place(required, all, sorted, above)
  }
  above.delete(change)
  sorted.add(change)
}
