// Plans the site of an agency's customer from a file: node plan-a-site.ts site.yaml
// It shows the plan; the argument --apply at the end applies it. Run it again whenever the file has changed.
import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { applyPlan, parseDesired, planAccount } from '@hostwright/plan'

const example = `
version: 1
hosting:
  hw123456.example.jp:
    domains:
      customer.example:
        memo: customer 42
        php: '8.3'
        dns:
          records:
            - { host: '@', type: MX, content: mail.customer.example, priority: 10 }
            - { host: www, type: CNAME, content: customer.example, ttl: 300 }
        mail:
          accounts:
            info: { password: { generate: 24 }, quota_mb: 2000 }
        dkim: true
        dmarc: { policy: none, report_enabled: true, notification_mail_addresses: [info@customer.example] }
        wordpress:
          blog:
            title: Blog
            admin_username: editor
            admin_password: { generate: 24 }
            admin_email: info@customer.example
    databases: { shop: {} }
    database_users: { app: { password: { generate: 24 }, grants: [shop] } }
`

const [, , file, option = file === undefined ? '--apply' : ''] = process.argv
const client = createClient()
const plan = await planAccount(
  client,
  parseDesired(file === undefined ? example : readFileSync(file, 'utf8')),
)
for (const { action, address, obstacles } of plan.changes) console.log(action, address, ...obstacles)
console.log(plan.summary)

if (option === '--apply') {
  const { done } = await applyPlan(plan, {
    client,
    // A real program would pass the secret to a vault here.
    onSecret: ({ property, address, state }) => console.log(`${property} of ${address} is ${state}`),
    onProgress: ({ state, address }) => console.log(state, address),
  })
  console.log(`${done.length} changes made`)
}
