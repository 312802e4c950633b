import { expect } from 'vitest'
import { describedOperations } from '../described.ts'
import type { OpenCaller } from './caller.ts'

/** Every operation on one thing of a hosting server, for a thing that is not there. */
export async function callForAnUnknownResource(open: OpenCaller): Promise<void> {
  const { call } = await open()
  for (const { id, path, parameters } of describedOperations) {
    const names = parameters.filter(({ in: place, name }) => place === 'path' && name !== 'servername')
    if (!path.includes('{servername}') || names.length === 0) continue
    const values = names.map(({ name, example }) => [
      name,
      String(example).replace('example.com', 'example.org'),
    ])
    expect(await call(id, { path: Object.fromEntries(values) as Record<string, string> })).toMatchObject({
      operationId: id,
      status: 404,
      code: 'NOT_FOUND',
    })
  }
}

const public_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICkFrzMF6m7pDyMC3HxYW1q1mL2Zq1K3N0v4O5P6Q7R8 twice'

/** What can be on a server once only, with the body that makes it, where the example would not do. */
const uniques: Record<string, object | undefined> = {
  createSshKey: { public_key },
  createSubdomain: undefined,
  createDnsRecord: undefined,
  createCronJob: undefined,
  createMailAccount: undefined,
  createAutoReply: undefined,
  createSpfRecord: undefined,
  installWordPress: undefined,
  createDatabase: undefined,
  createDatabaseUser: undefined,
  createFtpAccount: undefined,
}

/** What is added twice is rejected the second time. */
export async function addTwice(open: OpenCaller): Promise<void> {
  const assumptions = { 'ownership-check': 'no-record-needed' } as const
  const { call } = await open({ assumptions })
  for (const [id, body] of Object.entries(uniques)) {
    const changes = body === undefined ? {} : { body }
    expect(await call(id, changes)).toMatchObject({ operationId: id, status: 200 })
    expect(await call(id, changes)).toMatchObject({ operationId: id, code: 'OPERATION_ERROR' })
  }
  for (const id of ['issueSslCertificate', 'createDomain']) {
    expect(await call(id)).toMatchObject({ operationId: id, code: 'OPERATION_ERROR' })
  }
}

/** A domain of somebody else is neither added nor given a mailbox. */
export async function claimAForeignDomain(open: OpenCaller): Promise<void> {
  const { call } = await open()
  const domain = await call('createDomain', { body: { domain: 'example.org' } })
  expect(domain.code).toBe('OPERATION_ERROR')
  expect((await call('createMailAccount')).code).toBe('OPERATION_ERROR')
}
