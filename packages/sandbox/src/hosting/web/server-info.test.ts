import type { ServerInfo } from '@hostwright/types'
import { expect, test } from 'vitest'
import { servername, setUpHosting } from '../../testing/hosting.ts'

test('server-info tells the machine, versions, name servers and a token of its own', async () => {
  const { call, onServer, orderServer } = await setUpHosting()
  const { body } = await onServer<ServerInfo>('GET /server-info')
  expect(body).toMatchObject({
    server_id: 'hw123456',
    ip_address: expect.stringMatching(/^198\.18\./),
    perl_versions: [expect.stringMatching(/^\d+\.\d+$/), expect.any(String)],
    db_versions: [expect.stringMatching(/^mariadb/)],
    name_servers: ['ns1.example.net', 'ns2.example.net', 'ns3.example.net'],
    domain_validation_token: expect.stringMatching(/^[0-9a-f]{32}$/),
  })
  const other = await call<ServerInfo>(`GET /v1/server/${await orderServer('other1')}/server-info`)
  expect(other.body.domain_validation_token).not.toBe(body.domain_validation_token)
  expect(other.body.hostname).not.toBe(body.hostname)
})

test('usage counts domains without the initial one, and subdomains', async () => {
  const { onServer, addDomain } = await setUpHosting()
  const counts = async () => (await onServer<{ counts: object }>('GET /server-info/usage')).body.counts
  expect(await counts()).toMatchObject({ domains: 1, subdomains: 0 })
  await addDomain('example.org')
  await onServer('POST /subdomain', { body: { subdomain: 'shop.example.org' } })
  await onServer('POST /subdomain', { body: { subdomain: `blog.${servername}` } })
  expect(await onServer('GET /server-info/usage')).toMatchObject({
    body: {
      disk: { quota_gb: 500, used_gb: 0, file_limit: 0, file_count: 5 },
      counts: { domains: 2, subdomains: 2 },
    },
  })
  await onServer('DELETE /domain/example.org')
  expect(await counts()).toMatchObject({ domains: 1, subdomains: 1 })
})

test('SSH is at port 10022 of the servername, for the first label of it', async () => {
  const { onServer } = await setUpHosting()
  expect((await onServer('GET /ssh')).body).toEqual({
    connection_info: { host: servername, port: 10_022, username: 'hw123456' },
    ssh_enabled: false,
    abroad_access_restriction: true,
  })
})

test('a change of the SSH settings keeps the properties that are left out', async () => {
  const { onServer } = await setUpHosting()
  const put = (body: object) => onServer('PUT /ssh', { body })
  const read = async () => (await onServer('GET /ssh')).body
  expect(await put({ ssh_enabled: true })).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ ssh_enabled: true, abroad_access_restriction: true })
  expect(await put({ abroad_access_restriction: false })).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject({ ssh_enabled: true, abroad_access_restriction: false })
  expect(await put({})).toMatchObject({ status: 422 })
  expect(await put({ ssh_enabled: 'on' })).toMatchObject({ status: 422 })
})
