// Sets the same packet filter for every VPS of a fleet: node plan-packet-filters.ts web-
// Additional rules of a VPS are listed; the argument --shut at the end deletes them.
import { createClient } from '@hostwright/common'
import { applyPlan, type DesiredVps, planAccount } from '@hostwright/plan'
import { createVps } from '@hostwright/vps'

const [, , prefix = 'web-', option] = process.argv
const client = createClient()
const wanted: DesiredVps = {
  packet_filter: {
    enabled: true,
    prune: option === '--shut',
    rules: [
      { type: 'ssh' },
      { type: 'web' },
      { type: 'custom', protocol: 'tcp', port: '9100', allowed_ip: '192.0.2.0/24', memo: 'metrics' },
    ],
  },
}

const servers = (await createVps(client).servers()).filter(({ name }) => name.startsWith(prefix))
const vps = Object.fromEntries(servers.map(({ uuid }) => [uuid, wanted]))
const plan = await planAccount(client, { version: 1, vps })
console.log(`${servers.length} VPSs: ${plan.summary}`)
for (const { address } of plan.unmanaged) console.log('let in beyond that:', address)

await applyPlan(plan, {
  client,
  // Switching a filter on, or deleting a rule, ends the connections that no rule allows. SSH is open to all.
  allow: plan.needs.filter((need) => need.includes('/packet_filter')),
  onProgress: ({ state, address, ended, total }) => console.log(`${ended}/${total}`, state, address),
})
