import { isApiError } from '@hostwright/common'
import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { unlessRejected } from './unless-rejected.ts'
import type { Walker } from './walker.ts'

export const domain = 'example.net'
export const subdomain = `blog.${domain}`

const ownershipCheckMs = 90_000
const settingMs = 2 * 3_600_000

/** Proves the ownership of a domain and adds it. The API may need a while to see the proof. */
export async function addADomain(site: Site, { client, hosting, sleep }: Walker): Promise<void> {
  const { domain_validation_token: token } = await site.info()
  const content = `ownership-verify=${token}`
  await site.dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
  const add = () => site.domains.create({ domain, ssl: false, memo: 'walk' })
  try {
    await add()
  } catch (error) {
    if (!isApiError(error, 'OPERATION_ERROR')) throw error
    await sleep(ownershipCheckMs)
    await add()
  }
  await client.waitUntil({
    goal: 'the setting of the domain',
    read: (options) => site.domains.get(domain, options),
    isReached: ({ is_awaiting }) => !is_awaiting,
    intervalMs: 30_000,
    deadlineMs: settingMs,
  })
  await site.domains.update(domain, { memo: 'shop' })
  expect(await site.domains.ensure({ domain, memo: 'shop' })).toEqual({ domain, outcome: 'unchanged' })
  expect(await site.domains.get(domain)).toMatchObject({
    domain,
    memo: 'shop',
    ssl: false,
    is_awaiting: false,
  })
  expect(await listAdded(site)).toEqual([domain])
  expect(await listAdded(await hosting.byDomain(domain))).toEqual([domain])
}

export async function addASubdomain({ subdomains }: Site): Promise<void> {
  await subdomains.create({ subdomain, ssl: false })
  await subdomains.update(subdomain, { memo: 'news' })
  await subdomains.ensure({ subdomain, memo: 'blog' })
  expect(await subdomains.list({ domain })).toMatchObject([{ subdomain, memo: 'blog' }])
}

/** Issues a certificate. If the API rejects it, there is none to read or delete. */
export async function issueACertificate({ ssl, domains }: Site): Promise<void> {
  const issued = await unlessRejected(['OPERATION_ERROR'], () => ssl.issue(domain))
  const list = await ssl.list({ domain })
  expect(list.map(({ common_name }) => common_name)).toEqual(issued === undefined ? [] : [domain])
  if (issued !== undefined) await ssl.delete(domain)
  expect((await domains.get(domain)).ssl).toBe(false)
}

/**
 * Deletes the subdomain and the domain of the walk, and checks that they are gone. Their DNS records may remain,
 * because records can exist without the domain.
 */
export async function clearTheDomain(site: Site): Promise<void> {
  const { domains, subdomains, dns } = site
  await subdomains.delete(subdomain, { deleteFiles: false })
  expect(await subdomains.list({ domain })).toEqual([])
  await domains.reset(domain, 'web')
  await domains.delete(domain, { deleteFiles: true })
  expect(await listAdded(site)).toEqual([])
  for (const { id } of await dns.list({ domain })) await dns.delete(id)
  expect(await dns.list({ domain })).toEqual([])
}

/** Lists the added domains, without the initial one, which may be in the list too. */
async function listAdded({ domains }: Site): Promise<string[]> {
  return (await domains.list()).filter(({ type }) => type === 'addon').map((added) => added.domain)
}

/** Adds a record, finds it in the list, changes and deletes it. */
export async function changeDnsRecords({ dns }: Site): Promise<void> {
  const { id } = await dns.create({ domain, host: 'status', type: 'A', content: '203.0.113.20' })
  await dns.create({ domain, host: '@', type: 'MX', content: `mail.${domain}`, priority: 10 })
  await dns.update(id, { content: '203.0.113.21', ttl: 60 })
  const found = (await dns.list({ domain })).find((record) => record.id === id)
  expect(found).toMatchObject({ type: 'A', content: '203.0.113.21', ttl: 60 })
  expect(['status', `status.${domain}`]).toContain(found!.host)
  const again = { domain, host: 'status', type: 'A', content: '203.0.113.21', ttl: 60 } as const
  expect(await dns.ensure(again)).toEqual({ id, outcome: 'unchanged' })
  await dns.delete(id)
  expect((await dns.list({ domain })).map((record) => record.id)).not.toContain(id)
}

export async function choosePhp({ php }: Site): Promise<void> {
  const [version] = Object.keys(await php.available())
  await php.set(domain, version!)
  expect(await php.list({ domain })).toContainEqual({ domain, current_version: version })
}
