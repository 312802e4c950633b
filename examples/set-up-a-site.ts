// Sets up a site on the first hosting server of the account: node examples/set-up-a-site.ts example.net
// Reads HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY. The names of the ownership record are those of your contract.
import { randomBytes } from 'node:crypto'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [, , domain = 'example.net'] = process.argv
const newPassword = (): string => `Aa1-${randomBytes(12).toString('hex')}`
const hosting = createHosting(createClient())
const [contract] = await hosting.servers()
if (contract === undefined) throw new Error('The account has no hosting server.')
const site = hosting.server(contract.servername)

const { domain_validation_token: token } = await site.info()
await site.dns.create({
  domain,
  host: '_ownership-verify',
  type: 'TXT',
  content: `ownership-verify=${token}`,
})
await site.domains.create({ domain, ssl: false })
await site.ssl.issue(domain)
await site.dns.create({ domain, host: 'www', type: 'CNAME', content: domain })

const mail_address = `info@${domain}`
await site.mail.create({ mail_address, password: newPassword(), quota_mb: 2000 })
await site.mail.setForwarding(mail_address, {
  forwarding_addresses: ['owner@example.org'],
  keep_in_mailbox: true,
})

const { db_name } = await site.databases.create({ name_suffix: 'shop' })
const { db_user } = await site.databaseUsers.create({ name_suffix: 'app', password: newPassword() })
await site.databaseUsers.grant(db_user, db_name)

await site.php.set(domain, '8.3')
const admin = { admin_username: 'site-admin', admin_password: newPassword(), admin_email: mail_address }
const wordpress = await site.wordpress.install({ url: `${domain}/blog`, title: 'Example', ...admin })
const schedule = { minute: '*/15', hour: '*', day: '*', month: '*', weekday: '*' }
const job = await site.cron.create({ ...schedule, command: `php ~/${domain}/public_html/blog/wp-cron.php` })
console.log(`mail ${mail_address}, database ${db_name}, WordPress ${wordpress.id}, cron job ${job.id}`)
