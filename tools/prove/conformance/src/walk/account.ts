import { expect } from 'vitest'
import type { Walker } from './walker.ts'

export async function readTheKey({ client }: Walker): Promise<void> {
  const { services } = await client.me()
  client.limits()
  expect(services.vps).toMatchObject({ permission_type: 'full', allow_signup: true })
}

/** At the end of a walk, the log knows what was ordered, started and deleted on the way. */
export async function readTheLog({ client }: Walker): Promise<void> {
  const methods = new Set<string>()
  for await (const { method } of client.logs({ limit: 100 })) methods.add(method)
  expect([...methods].toSorted()).toEqual(['DELETE', 'GET', 'POST', 'PUT'])
  const ordered: string[] = []
  for await (const { path } of client.logs({ method: 'POST', status_class: 'success' })) ordered.push(path)
  expect(ordered).toContain('/v1/vps/servers')
  expect(ordered).toContain('/v1/server')
}
