import { toPunycode } from '@hostwright/hosting'
import type { VpsServerSummary } from '@hostwright/types'
import type { ChangeDraft, Comparison } from './change.ts'
import type { SettingKind, Value } from './kinds.ts'
import type { HostingContext, Site, VpsContext, Written } from './resource.ts'
import type { VpsWhere } from './where.ts'
import { stages } from './stages.ts'

/** Plans the change of a setting of a domain or subdomain. The kind of setting is part of the address of the change. */
export function changeSetting<K extends SettingKind>(
  { address, server }: Pick<HostingContext, 'address' | 'server'>,
  { name, domain }: Pick<Site, 'name' | 'domain'>,
  kind: K,
  body: Pick<ChangeDraft, 'action'> &
    Partial<ChangeDraft> & { readonly after: Written<Value<K>> | null | undefined },
): Comparison {
  const sequence = `${address}/${kind}/${name}`
  const at = { kind, server, domain, site: name }
  return { changes: [{ address: sequence, at, stage: stages.setting, sequence, ...body }], unmanaged: [] }
}

/**
 * Returns the obstacle for a change of a setting that the API does not find although it lists the site: what the change
 * would replace is unknown. A site that is new, or that the API does not list, has no settings.
 *
 * @param found the setting, or the list of the settings of the domain, as the API returns it
 */
export async function listUnfound(
  { read }: Pick<HostingContext, 'read'>,
  { name, domain, isNew }: Site,
  found: unknown,
): Promise<string[]> {
  if (isNew || found !== undefined) return []
  const names =
    name === domain
      ? (await read.domains()).map((one) => one.domain)
      : (await read.subdomains()).map((one) => one.subdomain)
  if (!names.some((one) => toPunycode(one) === name)) return []
  return [`The API does not find this setting (404), although it lists ${name}: plan again later.`]
}

/** Plans the change of a text of a VPS. */
export function changeText(
  { address, server }: VpsContext,
  text: 'name' | 'memo' | 'reverse_hostname',
  after: string,
): Comparison {
  const at = { kind: `vps_${text}`, server } as const
  const draft = { address: `${address}/${text}`, action: 'update', at, after, sequence: address } as const
  return { changes: [{ ...draft, stage: stages.base }], unmanaged: [] }
}

/** Finds a VPS in the list of the account. */
export async function findVps({ account, uuid }: VpsWhere): Promise<VpsServerSummary | undefined> {
  return (await account.vpsServers()).find((one) => one.uuid === uuid)
}
