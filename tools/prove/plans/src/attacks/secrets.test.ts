import type { FaultOptions } from '@hostwright/sandbox'
import { expect, test } from 'vitest'
import { on, type Scene, server, setUp } from './plan-scene.ts'

const info = `${on}/mail/info@example.com`
const mailbox = (secret: string): string => `
version: 1
hosting: { ${server}: { memo: shop, domains: { example.com: { mail: { accounts: { info: { password: ${secret} } } } } } } }`

async function withMailbox(): Promise<Scene> {
  const scene = await setUp()
  await scene.prove('example.com')
  await scene.site.mail.create({ mail_address: 'info@example.com', password: 'Former-Password-1' })
  return scene
}

/** Plans a new password for the mailbox. */
async function planRotation(secret: string) {
  const scene = await withMailbox()
  const runner = scene.runner()
  return { scene, runner, plan: await runner.plan(mailbox(secret), { rotate: [info] }) }
}

/** Rotates a password against a fault of the API, and returns the states that the secret is reported in. */
async function rotateAgainst(effect: FaultOptions['effect']) {
  const { scene, runner, plan } = await planRotation('{ generate: 24 }')
  const states: string[] = []
  const onSecret = (secret: object): void => void states.push((secret as { state?: string }).state ?? 'none')
  scene.sandbox.faults.add({ operationId: 'updateMailAccount', times: 9, effect })
  return { states, ...(await runner.apply(plan, { allow: ['interrupt'], onSecret })) }
}

test('a rejected rotation is reported as rejected, and never as live', async () => {
  const { error, states } = await rotateAgainst({ status: 422, code: 'VALIDATION_ERROR' })
  expect(error).toBeDefined()
  expect(states).toEqual(['pending', 'rejected'])
})

test('a rotation whose response is lost never calls the new secret rejected', async () => {
  const { states } = await rotateAgainst('drop-response')
  expect(states[0]).toBe('pending')
  expect(states).not.toContain('rejected')
})

test('a secret that cannot be stored is not sent', async () => {
  const { runner, plan } = await planRotation('{ generate: 24 }')
  const onSecret = (): never => {
    throw new Error('The vault is shut.')
  }
  const { writes, error } = await runner.apply(plan, { allow: ['interrupt'], onSecret })
  expect(error).toBeDefined()
  expect(writes.filter((line) => line.includes('/mail/'))).toEqual([])
})

test('a rotation needs the allowance to interrupt, and a pattern for another address does not give it', async () => {
  const { runner, plan } = await planRotation('{ env: A }')
  expect((await runner.apply(plan)).writes).toEqual([])
  expect((await runner.apply(plan, { allow: [`interrupt~${on}/mail/boss@*`] })).writes).toEqual([])
})

test.each([
  ['an address that is not in the file', `${on}/mail/inf@example.com`],
  ['an account that has no password', `${on}/memo`],
  ['a pattern of nothing', `${on}/ftp/**`],
])('rotating %s is found while planning', async (_, rotate) => {
  const scene = await withMailbox()
  await expect(scene.runner().plan(mailbox('{ env: A }'), { rotate: [rotate] })).rejects.toThrow(/rotate/)
})

test.each([
  ['too short', 'a'],
  ['empty', ''],
])(
  'a secret that is %s is found before the first write, and is not repeated in the error',
  async (_, value) => {
    const { runner, plan } = await planRotation('{ env: A }')
    const { writes, error } = await runner.apply(plan, { allow: ['interrupt'], resolveSecret: () => value })
    expect(error).toBeDefined()
    expect(writes).toEqual([])
  },
)

test('a secret that cannot be resolved is found before the first write', async () => {
  const { runner, plan } = await planRotation('{ env: A }')
  const resolveSecret = (): never => {
    throw new Error('no such variable')
  }
  expect((await runner.apply(plan, { allow: ['interrupt'], resolveSecret })).writes).toEqual([])
})

test('an error of the API that repeats the password: the password is not reported', async () => {
  const { runner, plan } = await planRotation('{ env: A }')
  runner.between = async (request, forward) => {
    if (request.method === 'GET' || !request.url.includes('/mail/')) return forward()
    const { password: given } = (await request.clone().json()) as { password: string }
    const error = { code: 'VALIDATION_ERROR', message: `password ${given} is too simple`, errors: [given] }
    return Response.json({ error }, { status: 422 })
  }
  const { error, told } = await runner.apply(plan, { allow: ['interrupt'] })
  expect(error).toBeDefined()
  expect(told).not.toContain('Correct-Horse-7')
})
