import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** Whether the text of a mail setting is one of the DNS records. */
export function showsAmongDns(setting: 'DKIM' | 'DMARC' | 'SPF', assume: AssumptionChoices): boolean {
  return assume['mail-settings-among-dns-records'].includes(setting.toLowerCase())
}
