import { PublishError } from '@hostwright/publish'
import { expect, test } from 'vitest'
import { japanese } from '../../language/texts/japanese.ts'
import { createTranslator } from '../../language/translate.ts'
import { toPublishError } from './to-publish-error.ts'

test('a server whose name cannot be resolved is told with the flag that leads to it, also in Japanese', () => {
  const told = toPublishError(
    new PublishError(
      'connection',
      'No connection to hw.example:10022. The name hw.example cannot be resolved. A sandbox has its SSH server elsewhere: pass its host and port as address.',
    ),
    'site example.com',
  ) as Error
  expect(told.message).toMatch(/with --ssh-address\.$/)
  expect(createTranslator(japanese)(told.message).missing).toEqual([])
})

test('a name below a domain of the account is told with the flag of a folder and the command for a subdomain, also in Japanese', () => {
  const told = toPublishError(
    new PublishError(
      'no-such-subdomain',
      'www.example.com is no site of its own: publish to example.com, or to a folder of it with `to`, or add www.example.com as a subdomain first.',
    ),
    'site www.example.com',
  ) as Error
  expect(told).toMatchObject({ next: 'hostwright subdomain create --help' })
  expect(told.message).toContain('or to a folder of it with --to, or add')
  expect(createTranslator(japanese)(told.message).missing).toEqual([])
})
