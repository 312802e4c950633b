import { isApiError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { expect } from 'vitest'
import { connect } from './limited.ts'
import { unlessRejected } from './unless-rejected.ts'
import type { Walker } from './walker.ts'

const servername = 'hw123456.example.jp'
const root_password = 'Correct-Horse-7'

/** Calls the SDK where the documentation says least: failures, unknown names, other scripts and other keys. */
export async function meetTheUnsettled(walker: Walker, sandbox: Sandbox): Promise<void> {
  await failAReinstall(walker, sandbox)
  await askForTheUnknown(walker)
  await addAnInternationalisedDomain(walker)
  await readWithOtherKeys(sandbox)
}

/** Fails a reinstall, which has to end its wait. Afterwards the VPS starts, or its power is in error as well. */
async function failAReinstall({ vps }: Walker, { transitions }: Sandbox): Promise<void> {
  const [first] = await vps.servers()
  const { power, os } = vps.server(first!.uuid)
  await power.ensure('stopped')
  transitions.set('reinstall', { mode: 'error' })
  const reinstall = await os.reinstall({ image_id: 'debian-13', root_password })
  await expect(reinstall.wait()).rejects.toMatchObject({ name: 'WaitError', reason: 'failed' })
  const failed = expect.objectContaining({ name: 'WaitError', reason: 'failed' })
  expect(['running', failed]).toContainEqual(await power.ensure('running').catch((error: unknown) => error))
}

async function askForTheUnknown({ vps, hosting }: Walker): Promise<void> {
  const order = { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13', ssh_key_name: 'lost' }
  await expect(vps.orders.quote(order)).rejects.toSatisfy((error) =>
    isApiError(error, 'VALIDATION_ERROR', 'NOT_FOUND'),
  )
  const { mail } = hosting.server(servername)
  const account = { mail_address: 'info@unknown.example.org', password: root_password }
  await expect(mail.create(account)).rejects.toSatisfy((error) =>
    isApiError(error, 'VALIDATION_ERROR', 'NOT_FOUND', 'OPERATION_ERROR'),
  )
}

/** Adds a domain in Japanese script, and reads it under the name that the response returned. */
async function addAnInternationalisedDomain({ hosting, sleep }: Walker): Promise<void> {
  const { domains, dns, info } = hosting.server(servername)
  const domain = '日本語.example'
  const { domain_validation_token: token } = await info()
  const content = `ownership-verify=${token}`
  await dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
  await sleep(90_000)
  const created = await domains.create({ domain, ssl: false })
  await domains.update(created.domain, { memo: 'Japanese' })
  expect(await domains.get(created.domain)).toMatchObject({ memo: 'Japanese', domain: created.domain })
  await domains.delete(created.domain)
}

/** Reads with keys of every kind. A legacy key reaches its server, and may read the rest. */
async function readWithOtherKeys(sandbox: Sandbox): Promise<void> {
  const { keys } = sandbox
  const permissions = { power_operation: 'read' } as const
  const custom = await connect(sandbox, keys.create({ permission_type: 'custom', permissions })).me()
  expect(Object.values(custom.services.vps.permissions ?? {})).toEqual(['read'])

  const legacy = connect(sandbox, keys.create({ legacy_servername: servername }))
  expect((await legacy.me()).servername).toBe(servername)
  await createHosting(legacy).server(servername).domains.list()
  await unlessRejected(['FORBIDDEN'], () => createVps(legacy).servers())
}
