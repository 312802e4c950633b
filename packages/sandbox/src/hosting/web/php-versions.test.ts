import type { PhpVersionList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

test('the PHP versions are those of the server, and each domain has one', async () => {
  const { onServer } = await setUpHosting()
  const { body } = await onServer<PhpVersionList>('GET /php-version')
  expect(body).toEqual({
    available_versions: {
      '8.5': 'PHP 8.5',
      '8.4': 'PHP 8.4',
      '8.3': 'PHP 8.3',
      '8.2': 'PHP 8.2',
      '7.4': 'PHP 7.4',
    },
    domains: [
      { domain: servername, current_version: '8.3' },
      { domain: seededDomain, current_version: '8.3' },
    ],
  })
})

test('the version of a domain is changed to one on offer', async () => {
  const { onServer } = await setUpHosting()
  const put = (domain: string, version: string) =>
    onServer(`PUT /php-version/${domain}`, { body: { version } })
  expect(await put(seededDomain, '8.4')).toMatchObject({ status: 200 })
  const { body } = await onServer<PhpVersionList>(`GET /php-version?domain=${seededDomain}`)
  expect(body.domains).toEqual([{ domain: seededDomain, current_version: '8.4' }])
  expect(await onServer(`GET /domain/${seededDomain}`)).toMatchObject({ body: { php_version: '8.4' } })
  expect(await put(servername, '7.4')).toMatchObject({ status: 200 })
  expect(await onServer(`GET /php-version?domain=${servername}`)).toMatchObject({
    body: { domains: [{ domain: servername, current_version: '7.4' }] },
  })
  for (const version of ['5.6', '8.4.12', 'php8.4']) {
    expect(await put(seededDomain, version)).toMatchObject({
      status: 422,
      body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^version: /)]),
    })
  }
  expect(await put('nobody.example', '8.4')).toMatchObject({ status: 404, body: errorBody('NOT_FOUND') })
})
