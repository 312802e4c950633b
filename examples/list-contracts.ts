// Writes what the account has as CSV, for a job that runs every night: node list-contracts.ts > contracts.csv
import { createClient, mapSettled, parseJapanTime } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

const client = createClient({ readOnly: true })
const [vps, hosting] = [createVps(client), createHosting(client)]
const dayMs = 86_400_000
// A contract lasts until the end of its last day in Japan.
const daysLeft = (day: string): number =>
  Math.floor((parseJapanTime(day).getTime() + dayMs - Date.now()) / dayMs)
const toRow = (...cells: (string | number | null)[]): string =>
  cells.map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`).join(',')

const rows = [toRow('kind', 'name', 'plan', 'status', 'address', 'last day', 'days left', 'disk')]
const servers = await mapSettled(await vps.servers(), ({ uuid }) => vps.server(uuid).get())
for (const result of servers) {
  const { name, plan_name, status, ip_address } = result.item
  // The API tells the last day of a VPS's contract by the number of its order only: `vps.orders.status`.
  const disk = 'error' in result ? String(result.error) : `${result.value.plan.disk_gb} GB`
  rows.push(toRow('vps', name, plan_name, status, ip_address, '', '', disk))
}
const sites = await mapSettled(await hosting.servers(), ({ servername }) =>
  hosting.server(servername).usage(),
)
for (const result of sites) {
  const { servername, plan_name, status, expiry_date } = result.item
  const disk = 'error' in result ? String(result.error) : `${result.value.disk.used_gb} GB used`
  rows.push(
    toRow(
      'hosting',
      servername,
      plan_name,
      status,
      '',
      expiry_date,
      expiry_date && daysLeft(expiry_date),
      disk,
    ),
  )
}
console.log(rows.join('\n'))
if ([...servers, ...sites].some((result) => 'error' in result)) process.exitCode = 1
