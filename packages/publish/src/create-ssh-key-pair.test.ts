import ssh2 from 'ssh2'
import { expect, test } from 'vitest'
import { createSshKeyPair } from './create-ssh-key-pair.ts'
import { toSshPrivateKey } from './remote/private-key.ts'

test.for(['', 'a', 'publish', 'a repository, 公開'])(
  'the private key belongs to the public key, with the comment "%s"',
  (comment) => {
    const { privateKey, publicKey } = createSshKeyPair(comment)
    const parsed = ssh2.utils.parseKey(toSshPrivateKey(privateKey))
    if (parsed instanceof Error) throw parsed
    expect(publicKey).toBe(
      ['ssh-ed25519', parsed.getPublicSSH().toString('base64'), ...(comment === '' ? [] : [comment])].join(
        ' ',
      ),
    )
    const signed = parsed.sign('text')
    expect(parsed.verify('text', signed)).toBe(true)
  },
)

test('two pairs are different', () => {
  expect(createSshKeyPair().publicKey).not.toBe(createSshKeyPair().publicKey)
})
