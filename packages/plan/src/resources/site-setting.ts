import type { ChangeDraft, Comparison } from '../changes/change.ts'
import { stages } from '../changes/stages.ts'
import type { HostingContext, Site } from './hosting-context.ts'

/** Plans the change of a setting of a domain or subdomain. The kind of setting is part of the address of the change. */
export function changeSetting(
  { address, server }: HostingContext,
  { name, domain }: Site,
  kind: string,
  body: Pick<ChangeDraft, 'action' | 'after'> & Partial<ChangeDraft>,
): Comparison {
  const sequence = `${address}/${kind}/${name}`
  const at = { kind, server, domain, site: name }
  return { changes: [{ address: sequence, at, stage: stages.setting, sequence, ...body }], foreign: [] }
}
