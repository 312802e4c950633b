import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'
import { toApiName } from './domain-inputs.ts'

test.each(['dns list --domain example.com', 'domain get example.com', 'ssl list --domain example.com'])(
  '%s. with a dot at the end prints the same, and no empty list',
  async (line) => {
    const { hostwright } = await createMachine()
    const printed = await hostwright(line)
    expect(await hostwright(`${line}.`)).toEqual(printed)
  },
)

test('native names are taken as they are read, in domains, hosts and mail addresses', async () => {
  const { hostwright } = await createMachine({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const env = { P: 'Correct-Horse-7' }
  for (const line of [
    'domain create hw123456.example.jp --domain 日本語.example',
    'domain get 日本語.example',
    'dns create --domain 日本語。example --host 店 --type A --content 192.0.2.1',
    'mail create --mail-address info@日本語.example --password-env P',
    'mail get info@日本語.example',
    'mail delete info@日本語.example --yes',
  ])
    expect(await hostwright(line, { env })).toMatchObject({ exitCode: 0, stdout: expect.anything() })
  const { stdout } = await hostwright('dns list --domain 日本語.example -o table=host --no-header')
  expect(stdout).toContain('xn--hxt.xn--wgv71a119e.example\n')
})

test.each([
  ['domain', 'example.com', 'example.com'],
  ['domain', 'EXAMPLE.com', 'EXAMPLE.com'],
  ['domain', 'a b.', 'a b.'],
  ['domain', '', ''],
  ['url', 'https://日本語.example/ブログ', 'https://xn--wgv71a119e.example/ブログ'],
  ['url', 'example.com/a.', 'example.com/a.'],
  ['mail_address', '店@example.com.', '店@example.com'],
  ['host', '@', '@'],
  ['host', '*.店', '*.xn--hxt'],
  ['host', 'www.example.com.', 'www.example.com.'],
  ['memo', '日本語.', '日本語.'],
  ['content', 'example.net.', 'example.net.'],
])('the %s %s is sent as %s', async (input, given, sent) => {
  expect(await toApiName(input, given)).toBe(sent)
})
