// Sets up a site on the first hosting server of the account: node set-up-a-site.ts example.net
// It can be run again, and keeps existing resources. The names of the ownership record are those of your contract. The
// generated passwords are kept nowhere: `rotate-passwords.ts` gives the mailbox and the database user new ones.
import { createClient, generateSecret } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'

const [, , domain = 'example.net'] = process.argv
const hosting = createHosting(createClient())
const [contract] = await hosting.servers()
if (contract === undefined) throw new Error('The account has no hosting server.')
const site = hosting.server(contract.servername)

const { domain_validation_token: token } = await site.info()
const content = `ownership-verify=${token}`
await site.dns.ensure({ domain, host: '_ownership-verify', type: 'TXT', content })
await site.domains.ensure({ domain })
await site.dns.ensure({ domain, host: 'www', type: 'CNAME', content: domain })

const mail_address = `info@${domain}`
const mailbox = await site.mail.ensure({ mail_address, password: generateSecret(24), quota_mb: 2000 })
await site.mail.setForwarding(mail_address, {
  forwarding_addresses: ['owner@example.org'],
  keep_in_mailbox: true,
})

const { db_name } = await site.databases.ensure({ name_suffix: 'shop' })
const { db_user } = await site.databaseUsers.ensure({ name_suffix: 'app', password: generateSecret(24) })
await site.databaseUsers.ensureGrant(db_user, db_name)

await site.php.set(domain, '8.3')
// WordPress brings its own database; the one above is for other programs.
const admin = { admin_username: 'site-admin', admin_password: generateSecret(24), admin_email: mail_address }
await site.wordpress.ensure({ url: `${domain}/blog`, title: 'Example', ...admin })
const command = `php ~/${domain}/public_html/blog/wp-cron.php`
await site.cron.ensure({ minute: '*/15', hour: '*', day: '*', month: '*', weekday: '*', command })
console.log(`mail ${mail_address} (${mailbox.outcome}), database ${db_name}, WordPress and a cron job`)
