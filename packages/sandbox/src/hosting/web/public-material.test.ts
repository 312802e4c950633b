import type { FtpAccountList, SshSettings } from '@hostwright/types'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { assumptions } from '../../assumptions/assumptions.ts'
import { servername, setUpHosting } from '../../testing/hosting.ts'

// Behaviour that public reference material shows, and the documentation does not mention.

const publicKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExampleExampleExampl user@example.com'

const description = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json'), 'utf8'),
) as { components: { schemas: Record<string, Schema> } }

interface Schema {
  readonly description?: string
  readonly 'x-provenance'?: string
  readonly properties?: Readonly<Record<string, { description?: string; minLength?: number }>>
}

const schemaOf = (name: string): Schema => description.components.schemas[name]!

test('SSH leads to the server name on port 10022, as the first label of that name, with keys only', async () => {
  const { onServer } = await setUpHosting()
  const { connection_info } = (await onServer<SshSettings>('GET /ssh')).body
  expect(connection_info).toEqual({ host: servername, port: 10_022, username: servername.split('.')[0] })
  expect(schemaOf('SshConnectionInfo')).toMatchObject({
    description: expect.stringContaining('Public-key authentication only'),
    'x-provenance': 'public-reference',
  })
})

test('an SSH key is registered with its text and its label alone', async () => {
  const { onServer } = await setUpHosting()
  const body = { public_key: publicKey, label: 'deploy-key' }
  expect(await onServer('POST /ssh/key', { body })).toMatchObject({ status: 200 })
})

test('an FTP account takes the folder of a site as its directory', async () => {
  const { onServer } = await setUpHosting()
  const directory = '/example.com/public_html'
  const body = { ftp_account: 'deploy@example.com', password: 'Correct-Horse-7', directory }
  expect(await onServer('POST /ftp', { body })).toMatchObject({ status: 200 })
  const { accounts } = (await onServer<FtpAccountList>('GET /ftp')).body
  expect(accounts).toMatchObject([{ ftp_account: 'deploy@example.com', directory }])
})

test('a domain whose DNS is elsewhere is added without a certificate: failed_nameserver', async () => {
  const { onServer } = await setUpHosting({
    assumptions: { 'certificate-setup': 'failed_nameserver', 'ownership-check': 'no-record-needed' },
  })
  expect(await onServer('POST /domain', { body: { domain: 'new.example.org' } })).toMatchObject({
    status: 200,
    body: { ssl_status: 'failed_nameserver' },
  })
  expect(schemaOf('SslSetupStatus')['x-provenance']).toBe('public-reference')
})

test.each([
  'CreateMailAccountRequest',
  'UpdateMailAccountRequest',
  'CreateDatabaseUserRequest',
  'UpdateDatabaseUserRequest',
])('%s takes the shorter password, and says why more is to be sent', (name) => {
  const { choices } = assumptions.find(({ id }) => id === 'mail-and-database-password')!
  const lengths = Object.keys(choices).map((choice) => Number.parseInt(choice, 10))
  const password = schemaOf(name).properties!['password']!
  expect(password.minLength).toBe(Math.min(...lengths))
  for (const length of lengths) expect(password.description).toMatch(new RegExp(`\\b${length}\\b`))
  expect(password.description).toMatch(new RegExp(`Send at least ${Math.max(...lengths)} characters`))
})
