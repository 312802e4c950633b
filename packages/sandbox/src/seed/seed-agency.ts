import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { mailAccounts } from '../hosting/mail/account.ts'
import { createHosting } from '../hosting/server/create-hosting.ts'
import { addDnsRecord } from '../hosting/server/dns-record.ts'
import { type HostingContract, hostingContracts } from '../hosting/server/hosting-contract.ts'
import { hostingPlans } from '../hosting/server/plan.ts'
import { addWordPress } from '../hosting/wordpress/install.ts'
import type { Store } from '../storage/store.ts'
import { addSite } from './add-site.ts'

const dayMs = 24 * 3_600_000

const servers = [
  { server_id: 'agency02', plan: 'standard', months: 12, auto_renew: true, ageDays: 270, memo: 'shops' },
  { server_id: 'agency03', plan: 'premium', months: 36, auto_renew: true, ageDays: 200, memo: 'large sites' },
  { server_id: 'agency04', plan: 'standard', months: 3, auto_renew: false, ageDays: 80, memo: 'campaigns' },
] as const

/** Adds three hosting servers to the first one, and domains until the account has `count`. */
export function seedAgency(store: Store, now: number, assume: AssumptionChoices, count: number): void {
  for (const { plan, ageDays, memo, ...chosen } of servers) {
    const contract = createHosting(store, {
      ...chosen,
      plan: hostingPlans(store).get(plan)!,
      orderedAt: now - ageDays * dayMs,
      ssh_enabled: true,
    })
    hostingContracts(store).put(contract.servername, { ...contract, memo })
  }
  const contracts = hostingContracts(store).all()
  for (let number = 2; number <= count; number++)
    addClient(store, now, assume, contracts[number % contracts.length]!, number)
}

/** Adds the site of one client of the agency: its domain, its mail, and for most clients WordPress. */
function addClient(
  store: Store,
  now: number,
  assume: AssumptionChoices,
  contract: HostingContract,
  number: number,
): void {
  const name = `site-${String(number).padStart(2, '0')}`
  const domain = `${name}.example`
  const addedAt = now - (79 - number) * dayMs
  // One site in ten has no certificate, and one in five no WordPress, so that an audit has findings.
  const hasCertificate = number % 10 !== 7
  addSite(store, contract, { domain, memo: `client ${number}`, addedAt, hasCertificate })
  addMail(store, contract, domain, addedAt, number % 4 === 1 ? ['info', 'shop'] : ['info'])
  if (number % 5 === 3) return
  const scheme = hasCertificate ? 'https' : 'http'
  const title = `Client ${number}`
  addWordPress({ store, assume }, contract, { scheme, host: domain, folder: '', title, memo: '' })
}

/** Adds the mail of a site. The mailbox of a shop is nearly full, for programs that look for such mailboxes. */
function addMail(
  store: Store,
  { servername }: HostingContract,
  domain: string,
  changedAt: number,
  names: readonly string[],
): void {
  const record = { domain, host: '@', ttl: 3_600, changedAt }
  addDnsRecord(store, servername, { ...record, type: 'MX', content: domain, priority: 10 })
  const spf = { type: 'TXT', content: 'v=spf1 a mx -all', priority: 0, isSpfSetting: true } as const
  addDnsRecord(store, servername, { ...record, ...spf })
  for (const name of names) {
    mailAccounts(store, servername).put({
      mail_address: `${name}@${domain}`,
      quota_mb: 2_000,
      used_mb: name === 'shop' ? 1_900 : 150,
      memo: '',
      forwarding_addresses: name === 'shop' ? ['orders@example.org'] : [],
      keep_in_mailbox: true,
    })
  }
}
