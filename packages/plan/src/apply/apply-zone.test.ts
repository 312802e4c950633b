import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyZone, planZone } from '../index.ts'
import { domain, servername, setUpZone, www } from '../testing/set-up-zone.ts'

const zoneAddress = `hosting/${servername}/dns`

test('ignore of a zone leaves a record of a set out, for planZone and applyZone', async () => {
  const scene = await setUpZone([www('192.0.2.1'), www('192.0.2.2'), { ...www('192.0.2.9'), host: 'old' }])
  const ignore = [`${zoneAddress}/www.example.com A 192.0.2.1`, 'hosting/*/dns/old.*']
  const zone = { servername, domain, prune: true, ignore, records: [www('192.0.2.3')] }
  const made = await planZone(scene.client, zone)
  expect(made.changes).toMatchObject([
    { action: 'update', before: { content: '192.0.2.2' }, after: { content: '192.0.2.3' }, needs: [] },
  ])
  await applyZone(zone, { client: scene.client })
  expect(
    (await createHosting(scene.client).server(servername).dns.list({ domain }))
      .map(({ content }) => content)
      .toSorted(),
  ).toEqual(['192.0.2.1', '192.0.2.3', '192.0.2.9'])
})

test('keep of a zone keeps what prune would delete, and an ignore that covers a record of the zone is an error', async () => {
  const scene = await setUpZone([www('192.0.2.1'), { ...www('192.0.2.9'), host: 'old' }])
  const zone = { servername, domain, prune: true, records: [www('192.0.2.1')] }
  const made = await planZone(scene.client, { ...zone, keep: [`${zoneAddress}/old.**`] })
  expect(made).toMatchObject({ changes: [], unmanaged: [{ kept: 'keep' }] })
  const covered = planZone(scene.client, { ...zone, ignore: [`${zoneAddress}/www.**`] })
  await expect(covered).rejects.toThrow('is ignored by')
})
