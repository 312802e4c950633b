import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { domain } from './domains.ts'

/** A record is added, found in the list, changed and deleted. */
export async function changeDnsRecords({ dns }: Site): Promise<void> {
  const { id } = await dns.create({ domain, host: 'www', type: 'A', content: '203.0.113.20' })
  await dns.create({ domain, host: '@', type: 'MX', content: `mail.${domain}`, priority: 10 })
  await dns.update(id, { content: '203.0.113.21', ttl: 60 })
  const found = (await dns.list({ domain })).find((record) => record.id === id)
  expect(found).toMatchObject({ type: 'A', content: '203.0.113.21', ttl: 60 })
  expect(['www', `www.${domain}`]).toContain(found!.host)
  const again = { domain, host: 'www', type: 'A', content: '203.0.113.21', ttl: 60 } as const
  expect(await dns.ensure(again)).toEqual({ id, outcome: 'unchanged' })
  await dns.delete(id)
  expect((await dns.list({ domain })).map((record) => record.id)).not.toContain(id)
}

export async function choosePhp({ php }: Site): Promise<void> {
  const [version] = Object.keys(await php.available())
  await php.set(domain, version!)
  expect(await php.list({ domain })).toContainEqual({ domain, current_version: version })
}
