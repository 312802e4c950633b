import type { Asked } from '../resource/unattended.ts'
import { isHosting } from '../resource/where.ts'

/**
 * Whether a name below a domain has no record and is below no wildcard. Records that this plan has sent itself do not
 * count, so that a plan can be applied again. A label that begins with `_` belongs to a service, and `*` to all names.
 */
export async function isFreeName({ where, isSent }: Asked, domain: string, name: string): Promise<boolean> {
  if (!isHosting(where) || !name.endsWith(`.${domain}`)) return false
  const labels = name.slice(0, -domain.length - 1).split('.')
  if (labels.some((label) => /^$|^_|\*/.test(label))) return false
  const { byName } = await where.read.zone(domain)
  const above = labels.map((_, index) => [...labels.slice(index + 1), domain].join('.'))
  if (above.some((one) => byName.has(`*.${one}`))) return false
  const own = await Promise.all(
    (byName.get(name) ?? []).map(({ key }) => isSent(`${where.address}/dns/${key}`)),
  )
  return !own.includes(false)
}
