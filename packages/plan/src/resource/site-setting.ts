import type { ChangeDraft, Comparison } from './change.ts'
import type { SettingKind, Value } from './kinds.ts'
import type { HostingContext, Site, Written } from './resource.ts'
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
  return { changes: [{ address: sequence, at, stage: stages.setting, sequence, ...body }], foreign: [] }
}
