import { expect, test } from 'vitest'
import { setUp } from '../scene.ts'
import { type Colleague, createColleague } from './colleague.ts'
import { onDomain, onServer, onZone, server } from '../files.ts'

const user = (secret: string): string => `database_users: { app: { password: ${secret}, grants: [shop] } }`
const mailbox = (name: string): string =>
  onDomain(`mail: { accounts: { ${JSON.stringify(name)}: { password: { generate: 24 } } } }`)
const onSubdomain = (text: string): string => onDomain(`subdomains: { shop: { ${text} } }`)

type Before = (send: Colleague) => Promise<unknown>
const nothing: Before = async () => {}
const has =
  (host: string, type: string, content: string): Before =>
  (send) =>
    send('POST', `/server/${server}/dns`, { domain: 'example.com', host, type, content })
const hasDatabase: Before = (send) => send('POST', `/server/${server}/db`, { name_suffix: 'shop' })
const hasMemo: Before = (send) => send('PUT', `/server/${server}/memo`, { memo: ' ' })

type Attempt = readonly [what: string, before: Before, file: string]

/**
 * Files that an agent may not apply alone, close to those that it may. `TOKEN` is the proof of ownership that the service
 * asks for.
 */
const unlisted: readonly Attempt[] = [
  ['a memo over one of a space', hasMemo, onServer('memo: new')],
  ['a record to its own address as IPv6', nothing, onZone('app', 'AAAA', '::ffff:198.18.0.1')],
  [
    'a record to the address of a stranger that the zone has',
    has('ext', 'A', '192.0.2.66'),
    onZone('app', 'A', '192.0.2.66'),
  ],
  ['a CNAME to a name that begins with its own', nothing, onZone('app', 'CNAME', 'example.com.example.net')],
  ['a CNAME to a name that ends with its own', nothing, onZone('app', 'CNAME', 'notexample.com')],
  [
    'a CNAME to a name that leads to a stranger',
    has('ext', 'CNAME', 'app.example.net'),
    onZone('app', 'CNAME', 'ext.example.com'),
  ],
  ['a CNAME to a name that nobody has', nothing, onZone('app', 'CNAME', 'nothing.example.com')],
  ['a record with an underscore inside its name', nothing, onZone('a._b', 'A', '198.18.0.1')],
  ['a wildcard below a name', nothing, onZone('*.dev', 'A', '198.18.0.1')],
  ['a label with an asterisk', nothing, onZone('a*', 'A', '198.18.0.1')],
  [
    'a name below a wildcard, two labels down',
    has('*.dev', 'A', '198.18.0.1'),
    onZone('a.b.dev', 'A', '198.18.0.1'),
  ],
  ['another proof', nothing, onZone('_ownership-verify', 'TXT', 'ownership-verify=0123456789abcdef')],
  [
    'the proof with a space behind it',
    nothing,
    onZone('_ownership-verify', 'TXT', 'ownership-verify=TOKEN '),
  ],
  ['the proof at another name', nothing, onZone('note', 'TXT', 'ownership-verify=TOKEN')],
  ['the proof below another name', nothing, onZone('_ownership-verify.sub', 'TXT', 'ownership-verify=TOKEN')],
  ['a grant for a new user on an old database', hasDatabase, onServer(user('{ generate: 24 }'))],
  [
    'the same with the database in the file',
    hasDatabase,
    onServer(`databases: { shop: {} }, ${user('{ generate: 24 }')}`),
  ],
  [
    'a user with a secret of the operator',
    nothing,
    onServer(`databases: { shop: {} }, ${user('{ env: HOME }')}`),
  ],
  ['DKIM of a new subdomain', nothing, onSubdomain('dkim: true')],
  ['SPF of a new subdomain', nothing, onSubdomain('spf: { spf_record: v=spf1 +all }')],
  ['PHP of a new subdomain', nothing, onSubdomain("php: '8.1'")],
  ['a new subdomain without a certificate', nothing, onSubdomain('ssl: false')],
  ['a subdomain below a wildcard', has('*', 'A', '198.18.0.1'), onSubdomain('')],
  ['the mailbox of a service', nothing, mailbox('NoReply')],
  ['the mailbox of a service in quotes', nothing, mailbox('"admin"')],
  ['the mailbox of a service in wide letters', nothing, mailbox('ａdmin')],
  ['the mailbox of a service with a long s', nothing, mailbox('po\u017Ftmaster')],
  ['the mailbox of a service with a sign that is not shown', nothing, mailbox('admin\u200B')],
  ['the mailbox of a service with a dot behind it', nothing, mailbox('admin.')],
  [
    'the mailbox of a service on a new subdomain',
    nothing,
    onSubdomain('mail: { accounts: { abuse: { password: { generate: 24 } } } }'),
  ],
  ['a mailbox whose name is a path', nothing, mailbox('../../../x')],
]

/** The neighbours of these, which pass. */
const listed: readonly Attempt[] = [
  ['a memo', nothing, onServer('memo: new')],
  ['a record to the address of a VPS', nothing, onZone('app', 'A', '203.0.113.1')],
  ['a CNAME to its own name', nothing, onZone('app', 'CNAME', 'EXAMPLE.com.')],
  ['a name beside a wildcard', has('*.dev', 'A', '198.18.0.1'), onZone('app', 'A', '198.18.0.1')],
  ['the proof', nothing, onZone('_ownership-verify', 'TXT', 'ownership-verify=TOKEN')],
  ['a grant between what is new', nothing, onServer(`databases: { shop: {} }, ${user('{ generate: 24 }')}`)],
  ['a subdomain', nothing, onSubdomain('memo: new')],
  ['a mailbox', nothing, mailbox('sales.team-2')],
]

interface Planned {
  readonly digest: string
  readonly for_a_person?: readonly string[]
}

const attempts = [
  ...unlisted.map(([what, before, file]) => ({ what, before, file, isListed: false })),
  ...listed.map(([what, before, file]) => ({ what, before, file, isListed: true })),
]

test.each(attempts)(
  '$what: whether an agent does it alone is $isListed',
  async ({ before, file, isListed }) => {
    const scene = await setUp()
    const send = createColleague(scene)
    await before(send)
    const { domain_validation_token: token } = (await send('GET', `/server/${server}/server-info`)) as {
      readonly domain_validation_token: string
    }
    const line = '--allow write --allow delete --allow expose --allow interrupt'
    const client = await scene.connect(`${line} --secrets ${scene.folder}/secrets`)
    const args = { file: file.replaceAll('TOKEN', token) }
    const { structuredContent } = await client.callTool({ name: 'plan', arguments: args })
    const { digest, for_a_person: left = [] } = structuredContent as Planned
    expect(left.length === 0).toBe(isListed)
    await client.callTool({ name: 'apply', arguments: { digest } })
    expect(scene.writes().length > 0).toBe(isListed)
  },
)
