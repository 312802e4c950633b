// Moves the settings of one site to another hosting server, of the same account or of another one, in two steps:
//
//   node move-a-site.ts save example.com hw123456.example.jp site.json shop blog     # reads only
//   node move-a-site.ts apply site.json next01.example.jp                            # with the key of the new account
//
// `save` writes the domain, its subdomains, DNS, PHP, mail, FTP accounts and cron jobs to a file, and the databases whose
// suffixes are given. Other sites are left out. `apply` sets up the site of the file with new passwords, which it prints;
// it can be run again. An account can have a domain only once, so to move within an account, copy the files, mail and
// data first, then delete the domain on the old server, then apply. The script neither copies data nor installs WordPress
// (copy its files and name its database). Issue a certificate once the domain leads to the new server. `save` reads the
// whole account, which takes minutes if it is large.
import { readFileSync, writeFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { applyPlan, type Desired, exportAccount, parseDesired, planAccount } from '@hostwright/plan'

const [step, ...args] = process.argv.slice(2)
const client = createClient()
const hosting = createHosting(client)
const home = (name: string): string => `/home/${name.split('.')[0]}/`
const pick = <T>(all: Record<string, T> = {}, isWanted: (name: string, value: T) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => isWanted(name, value)))

async function save(domain: string, servername: string, file: string, databases: string[]): Promise<void> {
  const account: Desired = JSON.parse(await exportAccount(client, { format: 'json' }))
  const server = account.hosting?.[servername]
  const site = server?.domains?.[domain]
  if (!server || !site) throw new Error(`${servername} has no domain ${domain}.`)
  const unknown = databases.find((name) => server.databases?.[name] === undefined)
  if (unknown !== undefined) throw new Error(`${servername} has no database with the suffix ${unknown}.`)
  const isOfSite = (name: string): boolean => name === domain || name.endsWith(`.${domain}`)
  const users = pick(server.database_users, (_, { grants = [] }) =>
    grants.some((name) => databases.includes(name)),
  )
  const moved = {
    domains: { [domain]: site },
    ftp: pick(server.ftp, (account) => isOfSite(account.split('@')[1]!)),
    cron: server.cron?.filter(({ command }) => command.split('/').some(isOfSite)),
    databases: pick(server.databases, (name) => databases.includes(name)),
    database_users: users,
  }
  const { ip_address } = await hosting.server(servername).info()
  writeFileSync(file, JSON.stringify({ servername, ip_address, databases, moved }, undefined, 2))
  const left = Object.keys(server.databases ?? {}).filter((name) => !databases.includes(name))
  console.log(`${file} is written. Databases that are not in it: ${left.join(', ') || 'none'}`)
}

async function apply(file: string, servername: string): Promise<void> {
  const old = JSON.parse(readFileSync(file, 'utf8'))
  const { ip_address } = await hosting.server(servername).info()
  const moved = JSON.parse(JSON.stringify(old.moved), (key, value) => {
    if (key === 'password') return { generate: 24 }
    if (key === 'content' && value === old.ip_address) return ip_address
    if (key === 'command') return value.replaceAll(home(old.servername), home(servername))
    if (key === 'grants') return value.filter((name: string) => old.databases.includes(name))
    return key === 'ssl' || key === 'wordpress' ? undefined : value
  })
  const plan = await planAccount(client, parseDesired({ version: 1, hosting: { [servername]: moved } }))
  for (const { action, address, obstacles } of plan.changes) console.log(action, address, ...obstacles)
  const { done, left } = await applyPlan(plan, {
    client,
    // A cron job runs code. It is the one that the old server ran.
    allow: plan.needs.filter((need) => need.startsWith('expose:') && need.includes('/cron/')),
    onSecret: ({ address, value, state }) => console.log(`password of ${address}, ${state}: ${value}`),
  })
  console.log(`${done.length} changes made, ${left.length} left`)
  if (left.length > 0) process.exitCode = 1
}

const [first, second, third, ...rest] = args
if (step === 'save' && first && second && third) await save(first, second, third, rest)
else if (step === 'apply' && first && second) await apply(first, second)
else {
  console.error(
    'Usage: node move-a-site.ts save DOMAIN SERVERNAME FILE [DATABASE ...] | apply FILE SERVERNAME',
  )
  process.exitCode = 2
}
