import { createHosting } from '@hostwright/hosting'
import type { Check } from '../finding.ts'

/**
 * Check for domains without SPF, without DKIM, or with a DMARC policy that has no effect. Calls the three lists for
 * each domain.
 */
export const mailAuthentication: Check = {
  name: 'mail-authentication',
  async *run({ client, servers, signal }) {
    for (const { servername, domains } of servers) {
      const site = createHosting(client).server(servername)
      for (const domain of domains) {
        const thing = `domain ${domain}`
        const check = 'mail-authentication'
        const records = await site.spf.list({ domain }, { signal })
        if (!records.some(({ fqdn, spf_record }) => fqdn === domain && spf_record))
          yield {
            severity: 'warning',
            check,
            thing,
            message: 'has no SPF record',
            next: `hostwright spf create ${servername} --fqdn ${domain}`,
          }
        const dkim = await site.dkim.list({ domain }, { signal })
        if (!dkim.some(({ fqdn, enabled }) => fqdn === domain && enabled))
          yield {
            severity: 'warning',
            check,
            thing,
            message: 'mail is not signed with DKIM',
            next: `hostwright dkim update ${servername} ${domain} --enabled`,
          }
        const dmarc = await site.dmarc.list({ domain }, { signal })
        const policy = dmarc.find(({ fqdn }) => fqdn === domain)?.policy ?? 'none'
        if (policy === 'none')
          yield {
            severity: 'warning',
            check,
            thing,
            message: 'its DMARC policy has no effect',
            next: `hostwright dmarc list ${servername} --domain ${domain}`,
          }
      }
    }
  },
}
