import type { Completion } from '../session/command.ts'
import type { Operation } from './operation.ts'

const server = '/v1/server/{servername}'

// Lists of the API with which the values of path parameters are completed: the path of the list, and the property of
// its items that has the value.
const lists: Readonly<Record<string, readonly [path: string, property: string]>> = {
  servername: ['/v1/server', 'servername'],
  uuid: ['/v1/vps/servers', 'name'],
  rule_id: ['/v1/vps/servers/{uuid}/packet-filter', 'id'],
  domain: [`${server}/domain`, 'domain'],
  fqdn: [`${server}/domain`, 'domain'],
  subdomain: [`${server}/subdomain`, 'subdomain'],
  dns_id: [`${server}/dns`, 'host'],
  common_name: [`${server}/ssl`, 'common_name'],
  cron_id: [`${server}/cron`, 'id'],
  mail_account: [`${server}/mail`, 'mail_address'],
  mail_address: [`${server}/auto-reply`, 'mail_address'],
  filter_id: [`${server}/mail-filter`, 'id'],
  wp_id: [`${server}/wp`, 'id'],
  db_name: [`${server}/db`, 'db_name'],
  db_user: [`${server}/db/user`, 'db_user'],
  ftp_account: [`${server}/ftp`, 'ftp_account'],
  key_id: [`${server}/ssh/key`, 'id'],
}

/** Returns the list from which the values of a path parameter are completed; `undefined` if no list contains them. */
export function toCompletion(parameter: string): Completion | undefined {
  const [path, property] = lists[parameter] ?? []
  return path === undefined || property === undefined ? undefined : { path, property }
}

/** Completion of the type of a DNS record: the types of the records with the typed host. */
export const recordType: Completion = {
  path: `${server}/dns`,
  property: 'type',
  where: { property: 'host', argument: 'dns_id' },
}

/** Returns the list from which the values of a flag are completed; `undefined` if no list contains them. */
export function toFlagCompletion({ id, path }: Operation, name: string): Completion | undefined {
  const plans = path === '/v1/server' ? '/v1/server/plans' : '/v1/vps/plans'
  if (name === 'plan_id') return { path: plans, property: 'plan_id' }
  if (name === 'period') return { path: plans, property: 'months' }
  if (name === 'image_id')
    return {
      path: id === 'orderVps' ? '/v1/vps/plans' : '/v1/vps/servers/{uuid}/os-images',
      property: 'image_id',
    }
  const isNew = id.startsWith('create') && path.endsWith(`/${name}`)
  return ['domain', 'fqdn', 'db_name'].includes(name) && !isNew ? toCompletion(name) : undefined
}
