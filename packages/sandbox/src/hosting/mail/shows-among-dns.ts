import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** Whether the record of a mail setting appears among the DNS records. */
export function showsAmongDns(setting: 'DKIM' | 'DMARC' | 'SPF', assume: AssumptionChoices): boolean {
  return assume['mail-settings-among-dns-records'].includes(setting.toLowerCase())
}
