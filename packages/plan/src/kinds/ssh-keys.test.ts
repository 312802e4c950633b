import { createHosting, type Site } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, type DesiredHosting, type Plan, parseDesired, planAccount } from '../index.ts'
import { setUp, type Scene } from '../testing/set-up.ts'

const servername = 'hw123456.example.jp'
const address = `hosting/${servername}/ssh_keys/laptop`
const public_key = toKey('A')
const renamed = { laptop: { public_key, was: 'old-laptop' } }

/** Returns a valid public key whose data ends with this letter. */
function toKey(letter: string): string {
  return `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${letter.repeat(44)}`
}

const site = ({ client }: Scene): Site => createHosting(client).server(servername)

const plan = (
  { client }: Scene,
  ssh_keys: NonNullable<DesiredHosting['ssh_keys']>,
  server: DesiredHosting = {},
): Promise<Plan> => planAccount(client, { version: 1, hosting: { [servername]: { ...server, ssh_keys } } })

const listLabels = async (scene: Scene): Promise<string[]> =>
  (await site(scene).sshKeys.list()).map(({ label }) => label ?? '').toSorted()

const toLines = ({ changes }: Plan): string[] =>
  changes.map((change) => `${change.action} ${change.address.split('/').at(-1)}`)

async function build(): Promise<Scene> {
  const scene = await setUp()
  for (const { id = '' } of await site(scene).sshKeys.list()) await site(scene).sshKeys.delete(id)
  await site(scene).sshKeys.register({ label: 'old-laptop', public_key })
  scene.requests.length = 0
  return scene
}

test('was: LABEL renames an SSH key in one change of two requests, and a second plan has nothing to do', async () => {
  const scene = await build()
  const made = await plan(scene, renamed, { prune: ['ssh_keys'] })
  expect(made.changes).toMatchObject([
    {
      address,
      action: 'update',
      before: { label: 'old-laptop' },
      after: { label: 'laptop', public_key },
      interrupts: ['SSH key old-laptop'],
      exposes: ['SSH key laptop'],
    },
  ])
  expect(made.needs).toEqual([`interrupt:${address}`, `expose:${address}`])
  await applyPlan(made, { client: scene.client, allow: made.needs })
  expect(scene.writes().map((line) => line.split(' ')[0])).toEqual(['DELETE', 'POST'])
  expect(await listLabels(scene)).toEqual(['laptop'])
  expect((await plan(scene, renamed, { prune: ['ssh_keys'] })).changes).toEqual([])
})

test.each([403, 500] as const)(
  'a renamed key whose registration fails with %s is put back under its former label, and the error says so',
  async (status) => {
    const scene = await build()
    const made = await plan(scene, renamed)
    const code = status === 403 ? 'FORBIDDEN' : 'INTERNAL_ERROR'
    scene.sandbox.faults.add({ operationId: 'createSshKey', effect: { status, code } })
    await expect(applyPlan(made, { client: scene.client, allow: made.needs })).rejects.toThrow(
      'the former state was put back',
    )
    expect(await listLabels(scene)).toEqual(['old-laptop'])
    await applyPlan(made, { client: scene.client, allow: made.needs })
    expect(await listLabels(scene)).toEqual(['laptop'])
  },
)

test('a renamed key that cannot be put back either is told as half made, and the same plan registers it', async () => {
  const scene = await build()
  const made = await plan(scene, renamed)
  scene.sandbox.faults.add({
    operationId: 'createSshKey',
    effect: { status: 403, code: 'FORBIDDEN' },
    times: 2,
  })
  const failure = applyPlan(made, { client: scene.client, allow: made.needs })
  await expect(failure).rejects.toMatchObject({
    halfMade: [{ address, missing: ['createSshKey'], isPutBack: false }],
  })
  await expect(failure).rejects.toThrow('half made')
  expect(await listLabels(scene)).toEqual([])
  await applyPlan(made, { client: scene.client, allow: made.needs })
  expect(await listLabels(scene)).toEqual(['laptop'])
})

test('a file that names the former label of a key that is gone registers the key', async () => {
  const scene = await build()
  expect(toLines(await plan(scene, { laptop: { public_key: toKey('B'), was: 'gone' } }))).toEqual([
    'create laptop',
  ])
})

test('a pruned key stays if the key that the file has instead is rejected', async () => {
  const scene = await build()
  const made = await plan(scene, { laptop: { public_key } }, { prune: ['ssh_keys'] })
  expect(toLines(made)).toEqual(['create laptop', 'delete old-laptop'])
  expect(made.changes[0]?.notes).toEqual([expect.stringContaining('give was')])
  await expect(applyPlan(made, { client: scene.client, allow: made.needs })).rejects.toThrow('laptop')
  expect(await listLabels(scene)).toEqual(['old-laptop'])
})

test('a former key that keep covers is not renamed', async () => {
  const scene = await build()
  const keep = [`hosting/${servername}/ssh_keys/old-laptop`]
  const hosting = { [servername]: { ssh_keys: renamed } }
  const made = await planAccount(scene.client, { version: 1, keep, hosting })
  expect(made.changes).toMatchObject([{ address, obstacles: [expect.stringContaining('keep covers')] }])
})

test.each([
  [
    'one key under two labels',
    { a: { public_key }, b: { public_key: `${public_key} me@example.com` } },
    'is the same key as a: keep one',
  ],
  [
    'a former label that is a key of the file',
    { a: { public_key }, b: { public_key: toKey('B'), was: 'a' } },
    'is a key of the file: leave it out',
  ],
  [
    'one former label twice',
    { a: { public_key, was: 'c' }, b: { public_key: toKey('B'), was: 'c' } },
    'is the former label of a: keep one',
  ],
])('%s is an error of the file', (_, ssh_keys, expected) => {
  expect(() => parseDesired({ version: 1, hosting: { [servername]: { ssh_keys } } })).toThrow(expected)
})
