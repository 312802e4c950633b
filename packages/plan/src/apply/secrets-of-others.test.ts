import type { Client } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { createHosting, type Site } from '@hostwright/hosting'
import type { SandboxOptions } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import {
  type ApplyOptions,
  applyPlan,
  type Desired,
  type GeneratedSecret,
  planAccount,
  StalePlanError,
} from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const address = `hosting/${server}/mail/info@example.com`
const mailbox = { mail_address: 'info@example.com', password: 'Colleague-Horse-7' }

function toDesired(account: object = {}): Desired {
  const accounts = { info: { password: { generate: 24 }, ...account } }
  return { version: 1, hosting: { [server]: { domains: { 'example.com': { mail: { accounts } } } } } }
}

interface MailScene {
  readonly client: Client
  /** The server as a colleague changes it, without the gateway. */
  readonly site: Site
  /** The last state of each generated secret, by its value. */
  readonly states: Map<string, GeneratedSecret['state']>
  readonly options: Pick<ApplyOptions, 'onSecret'>
  /** Called with each request to write a mailbox; a response that it returns replaces the API's. */
  onWrite: (send: () => Promise<Response>) => Promise<Response>
}

async function setUpMail(sandboxOptions: SandboxOptions = {}): Promise<MailScene> {
  const { sandbox, client: direct, connect } = await setUp(sandboxOptions)
  const site = createHosting(direct).server(server)
  const states = new Map<string, GeneratedSecret['state']>()
  const client = connect({
    async fetch(request) {
      const send = async (): Promise<Response> => sandbox.fetch(request)
      const isMail = request.method !== 'GET' && /\/mail(\/|$)/.test(new URL(request.url).pathname)
      return isMail ? scene.onWrite(send) : send()
    },
  })
  const onSecret = ({ value, state }: GeneratedSecret): void => void states.set(value, state)
  const scene: MailScene = { client, site, states, options: { onSecret }, onWrite: (send) => send() }
  return scene
}

test.each(['before the request', 'while the ownership is not yet proven'])(
  'the generated password of a mailbox that a colleague creates %s stays pending, and is not called live',
  async (moment) => {
    const scene = await setUpMail({ assumptions: { 'ownership-check': 'after-60-s' } })
    const { client, site, states, options } = scene
    const plan = await planAccount(client, toDesired())
    let isCreated = false
    scene.onWrite = async (send) => {
      const early = moment.startsWith('while') ? await send() : undefined
      if (!isCreated) await portsOf(client).sleep(100_000)
      if (!isCreated) await site.mail.create(mailbox)
      isCreated = true
      return early ?? send()
    }
    const { unchanged } = await applyPlan(plan, { client, ...options })
    expect(unchanged).toEqual([address])
    expect([...states.values()]).toEqual(['pending'])
  },
)

test('two processes rotate a password by one plan: one generated password is live, the other rejected', async () => {
  const { client, site, states, options } = await setUpMail({
    assumptions: { 'ownership-check': 'no-record-needed' },
  })
  await site.mail.create(mailbox)
  const plan = await planAccount(client, toDesired(), { rotate: [address] })
  const apply = { client, ...options, allow: ['interrupt'] }
  const [one, two] = await Promise.all([applyPlan(plan, apply), applyPlan(plan, apply)])
  expect([...one.done, ...two.done]).toEqual([address])
  expect([...states.values()].toSorted()).toEqual(['live', 'rejected'])
})

test('a rotation is not counted as made because a colleague has set the other properties of the mailbox', async () => {
  const { client, site, states, options } = await setUpMail({
    assumptions: { 'ownership-check': 'no-record-needed' },
  })
  await site.mail.create(mailbox)
  const plan = await planAccount(client, toDesired({ memo: 'shop' }), { rotate: [address] })
  await site.mail.update('info@example.com', { memo: 'shop' })
  const apply = { client, ...options, allow: ['interrupt'] }
  await expect(applyPlan(plan, apply)).rejects.toThrow(StalePlanError)
  expect([...states.values()]).toEqual([])
})

test('the rejection of a password that an earlier apply may have set leaves it pending', async () => {
  const scene = await setUpMail({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const { client, site, states, options } = scene
  await site.mail.create(mailbox)
  const plan = await planAccount(client, toDesired(), { rotate: [address] })
  const apply = { client, ...options, allow: ['interrupt'] }
  scene.onWrite = async (send) => {
    await send()
    return new Response('<p>Bad gateway</p>', { status: 502 })
  }
  await expect(applyPlan(plan, apply)).rejects.toThrow('failed')
  const [pending] = states.keys()
  const body = { error: { code: 'VALIDATION_ERROR', message: 'The input is not valid', details: [] } }
  scene.onWrite = async () => Response.json(body, { status: 422 })
  await expect(applyPlan(plan, { ...apply, findPending: () => pending })).rejects.toThrow('failed')
  expect([...states]).toEqual([[pending, 'pending']])
})
