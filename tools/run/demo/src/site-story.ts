import type { Hosting, Site } from '@hostwright/hosting'
import type { Narrator } from './narrator.ts'

const domain = 'example.org'

/** Adds a domain to a hosting server, with DNS, a mailbox and WordPress. */
export async function tellSiteStory(hosting: Hosting, say: Narrator): Promise<void> {
  const [contract] = await hosting.servers()
  const site = hosting.server(contract!.servername)
  say('hosting', `${contract!.servername}, ${contract!.plan_name}`)

  await proveOwnership(site, say)
  const { ssl_status } = await site.domains.create({ domain })
  say('domain', `${domain} added, certificate: ${ssl_status ?? 'none'}`)

  await site.dns.create({ domain, host: 'shop', type: 'CNAME', content: domain })
  say('dns', (await site.dns.list({ domain })).map(({ host, type }) => `${host} ${type}`).join(', '))

  const mail_address = `info@${domain}`
  await site.mail.create({ mail_address, password: 'Correct-Horse-7' })
  await site.mail.setForwarding(mail_address, {
    forwarding_addresses: ['owner@example.net'],
    keep_in_mailbox: true,
  })
  say('mail', `${mail_address}, forwarded to owner@example.net`)

  await site.php.set(domain, '8.3')
  await site.wordpress.install({
    url: domain,
    title: 'Example',
    admin_username: 'site-admin',
    admin_password: 'Correct-Horse-7',
    admin_email: mail_address,
  })
  const [wordpress] = await site.wordpress.list({ domain })
  say('wordpress', `${wordpress!.version} at ${wordpress!.url}`)
}

async function proveOwnership(site: Site, say: Narrator): Promise<void> {
  const { domain_validation_token } = await site.info()
  const content = `ownership-verify=${domain_validation_token}`
  await site.dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
  say('dns', `TXT record that proves that ${domain} is ours`)
}
