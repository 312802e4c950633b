// Sets up a site on a hosting server: node examples/set-up-a-site.ts hw123456.example.jp
// Reads HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY.
import { randomBytes } from 'node:crypto'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [, , servername = ''] = process.argv
const domain = 'example.com'
const newPassword = (): string => `Aa1-${randomBytes(12).toString('hex')}`
const site = createHosting(createClient()).server(servername)

const { ssl_status } = await site.domains.create({ domain, ssl: false })
await site.ssl.issue(domain)
const { id: recordId } = await site.dns.create({ domain, host: 'www', type: 'CNAME', content: domain })
console.log(
  `${domain} is there (certificate at creation: ${ssl_status ?? 'not asked for'}), record ${recordId}`,
)

const mail_address = `info@${domain}`
await site.mail.create({ mail_address, password: newPassword(), quota_mb: 2000 })
await site.mail.setForwarding(mail_address, {
  forwarding_addresses: ['owner@example.net'],
  keep_in_mailbox: true,
})

const { db_name } = await site.databases.create({ name_suffix: 'shop' })
const { db_user } = await site.databaseUsers.create({ name_suffix: 'app', password: newPassword() })
await site.databaseUsers.grant(db_user, db_name)

await site.php.set(domain, '8.3')
const wordpress = await site.wordpress.install({
  url: `${domain}/blog`,
  title: 'Example Blog',
  admin_username: 'site-admin',
  admin_password: newPassword(),
  admin_email: mail_address,
})
const every = { minute: '*/15', hour: '*', day: '*', month: '*', weekday: '*' }
const job = await site.cron.create({ ...every, command: `php ~/${domain}/public_html/blog/wp-cron.php` })
console.log(`mail ${mail_address}, database ${db_name}, WordPress ${wordpress.id}, cron job ${job.id}`)
