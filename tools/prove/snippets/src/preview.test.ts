import { expect, test } from 'vitest'
import { setUp } from './example-stage.ts'

const env = { PREVIEW_SECRET: 'correct-horse' }
const place = ['pr-17', 'example.com', 'hw123456.example.jp']
const up = ['up', ...place]
const down = ['down', ...place]

test('two jobs set up one preview, print the same credentials, and delete it completely', async () => {
  const { run, site } = await setUp()
  await site.databases.create({ name_suffix: 'shop_pr17' }) // belongs to nobody's preview
  const before = await site.usage()
  const jobs = await Promise.all([run('preview', up, { env }), run('preview', up, { env })])
  for (const job of jobs) expect(job).toMatchObject({ exitCode: 0, stderr: '' })
  const [first, second] = jobs.map(({ stdout }) => ({ ...JSON.parse(stdout), outcome: '' }))
  expect(first).toMatchObject({
    url: 'https://pr-17.example.com/',
    db_name: 'hw123456_pr17',
    db_user: 'hw123456_pr17',
  })
  expect(second).toEqual(first)
  expect(await site.databases.list()).toContainEqual(
    expect.objectContaining({ db_name: 'hw123456_pr17', granted_users: ['hw123456_pr17'] }),
  )
  const again = await run('preview', up, { env })
  expect(JSON.parse(again.stdout)).toMatchObject({ outcome: 'unchanged', password: first!.password })

  const ends = await Promise.all([run('preview', down), run('preview', down)])
  for (const end of ends) expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await site.usage()).toEqual(before)
  expect(await run('preview', down)).toMatchObject({ exitCode: 0, stderr: '' })
})

test('only a preview can be deleted, and an empty secret is rejected', async () => {
  const { run, sandbox } = await setUp()
  const wrong = [['down', 'blog', ...place.slice(1)], up, ['away', ...place]]
  for (const args of wrong)
    expect(await run('preview', args, { env: { PREVIEW_SECRET: '' } })).toMatchObject({ exitCode: 2 })
  expect(sandbox.journal().requests).toEqual([])
})
