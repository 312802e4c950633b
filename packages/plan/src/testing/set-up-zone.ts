import { createHosting } from '@hostwright/hosting'
import type { CreateDnsRecordRequest } from '@hostwright/types'
import { type Scene, setUp } from './set-up.ts'

export const servername = 'hw123456.example.jp'
export const domain = 'example.com'

/** A DNS record of the domain. */
export type Given = Omit<CreateDnsRecordRequest, 'domain'>

/** Returns an address record of www. */
export function www(content: string): Given {
  return { host: 'www', type: 'A', content }
}

/** Creates an account whose domain has exactly these records. */
export async function setUpZone(
  records: readonly Given[],
  options: Parameters<typeof setUp>[0] = {},
): Promise<Scene> {
  const scene = await setUp(options)
  const { dns } = createHosting(scene.client).server(servername)
  for (const { id } of await dns.list({ domain })) await dns.delete(id)
  for (const one of records) await dns.create({ domain, ...one })
  return scene
}
