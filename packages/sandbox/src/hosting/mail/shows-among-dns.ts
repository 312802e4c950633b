import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** Whether the list of DNS records contains the record that a mail setting creates, depending on an assumption. */
export function showsAmongDns(setting: 'DKIM' | 'DMARC' | 'SPF', assume: AssumptionChoices): boolean {
  return assume['mail-settings-among-dns-records'].includes(setting.toLowerCase())
}
