import type { ChangeDraft, Comparison } from '../changes/change.ts'
import { stages } from '../changes/stages.ts'
import type { HostingContext, Site } from './hosting-context.ts'

/** The change of a setting that a domain or subdomain has once. Its kind is a part of its address. */
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
