import type { AssumptionChoices } from '../../generated/assumption-choices.ts'

/** Whether the text of a mail setting is one of the DNS records. */
export function showsAmongDns(setting: 'DKIM' | 'DMARC' | 'SPF', assume: AssumptionChoices): boolean {
  const [shown = ''] = assume['mail-settings-among-dns-records'].split(', as ')
  return shown.includes(setting)
}
