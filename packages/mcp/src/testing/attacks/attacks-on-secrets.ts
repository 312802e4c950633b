import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Attack } from './attacks-on-the-account.ts'
import { server } from '../files.ts'
import { planted, token } from './mcp-scene.ts'

const mail = (reference: string): string =>
  `version: 1\nhosting: { ${server}: { domains: { example.com: { mail: { accounts: { info: { password: ${reference} } } } } } } }`

const apply =
  (file: string): Attack =>
  async ({ call }) => {
    const { data } = await call('plan', { file })
    return call('apply', { digest: data['digest'] ?? '' })
  }

/** Programs that try to see the key, the token, or a secret of the operator. */
export const attacksOnSecrets: Readonly<Record<string, Attack>> = {
  'copies a file into a password': ({ call, folder }) =>
    call('plan', { file: mail(`{ file: ${join(folder, 'planted.txt')} }`) }),
  'copies the key into a password': apply(mail('{ env: HOSTWRIGHT_API_KEY }')),
  'copies the token into a password': apply(mail('{ env: hostwright_mcp_token }')),
  'copies a variable into a password': apply(mail('{ env: PLANTED }')),
  'writes a variable into a memo': apply(`version: 1\nhosting: { ${server}: { memo: { env: PLANTED } } }`),
  'interpolates a variable': apply(`version: 1\nhosting: { ${server}: { memo: "\${PLANTED} $PLANTED" } }`),
  'names a file as the file': ({ call, folder }) => call('plan', { file: join(folder, 'planted.txt') }),
  'reads a secret through an action': ({ call }) =>
    call('plan', {
      actions: [
        {
          action: 'reinstall',
          vps: 'web-01',
          image_id: 'debian-13',
          root_password: { env: 'HOSTWRIGHT_API_KEY' },
        },
      ],
    }),
  async 'stores a link in place of a plan'({ call, folder }) {
    const { data } = await call('plan', { file: `version: 1\nhosting: { ${server}: { memo: a } }` })
    const name = String(data['digest']).replace(/^./, (digit) => (digit === '0' ? '1' : '0'))
    try {
      symlinkSync(join(folder, 'planted.txt'), join(folder, 'plans', `${name.slice(0, 12)}.plan`))
    } catch {
      writeFileSync(join(folder, `${name.slice(0, 12)}.plan`), planted)
    }
    return call('plan', { digest: name })
  },
  'asks for the key by its own text': ({ call, sandbox }) => call('search', { query: sandbox.apiKey }),
  'describes the key': ({ call, sandbox }) => call('describe', { name: sandbox.apiKey }),
  'reads the log of calls': ({ call }) => call('logs'),
  'provokes an error of the API': ({ call, sandbox }) =>
    call('read', { operation: 'getVpsServer', parameters: { uuid: sandbox.apiKey } }),
  'provokes an error of the server': ({ call }) => call('plan', { file: '\u0000', cursor: '9'.repeat(9) }),
  'sends a cursor of another kind': ({ call }) => call('export', { cursor: token }),
}
