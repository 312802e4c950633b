import { createHosting, type Site } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, parseDesired, type Plan, planAccount } from '../index.ts'
import { type Scene, setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const on = `hosting/${server}`
const password = 'Correct-Horse-7'
const admin = { title: 'Blog', admin_username: 'editor', admin_email: 'a@example.com' }

interface Stage extends Scene {
  readonly site: Site
}

async function build(): Promise<Stage> {
  const scene = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  return { ...scene, site: createHosting(scene.client).server(server) }
}

const plan = ({ client }: Scene, domain: object): Promise<Plan> =>
  planAccount(
    client,
    parseDesired({ version: 1, hosting: { [server]: { domains: { 'example.com': domain } } } }),
  )

test.each([
  ['a name that the wildcard covers', ['*'], 'new', true],
  ['a name two labels below the wildcard', ['*'], 'a.new', true],
  ['a name that has a record', ['*', 'new'], 'new', false],
  ['a name above one that has a record', ['*', 'a.new'], 'new', false],
  ['a name below one that ends the wildcard', ['*', 'new'], 'a.new', false],
  ['a name of a zone without a wildcard', [], 'new', false],
  ['the wildcard itself', [], '*', false],
])('a record at %s', async (_, hosts, host, ends) => {
  const scene = await build()
  for (const one of hosts) {
    await scene.site.dns.create({ domain: 'example.com', host: one, type: 'A', content: '203.0.113.1' })
  }
  const records = [{ host, type: 'TXT', content: 'x' }]
  const { needs, changes } = await plan(scene, { dns: { records } })
  expect(needs).toEqual(ends ? [`interrupt:${changes[0]!.address}`] : [])
})

const install = { admin_password: { env: 'P' }, ...admin }

test.each([
  [
    'in a folder below another installation',
    'blog',
    'blog/en',
    [`delete:${on}/wordpress/example.com/blog/en`],
  ],
  ['in a folder above another installation', 'blog/en', 'blog', [`delete:${on}/wordpress/example.com/blog`]],
  ['in a folder beside another installation', 'blog', 'blog2', []],
  ['at the root of a domain that exists', undefined, '/', [`interrupt:${on}/wordpress/example.com`]],
])('WordPress %s', async (_, present, path, needs) => {
  const scene = await build()
  if (present !== undefined) {
    const given = { url: `example.com/${present}`, admin_password: password, ...admin }
    await scene.site.wordpress.install(given)
  }
  const planned = await plan(scene, { wordpress: { [path]: install } })
  expect(planned.needs).toEqual(needs)
  expect(planned.changes[0]!.notes).toContain('What is in its folder is overwritten.')
})

test.each([
  ['more than it holds', 500, []],
  ['less than it holds', 50, [`interrupt:${on}/mail/info@example.com`]],
])('a mailbox whose size becomes %s, as it is when it is applied', async (_, quota_mb, needs) => {
  const scene = await build()
  await scene.site.mail.create({ mail_address: 'info@example.com', password, quota_mb: 1_000 })
  let used = 100
  const client = scene.connect({
    async fetch(request) {
      const response = await scene.sandbox.fetch(request)
      if (request.method !== 'GET' || !decodeURIComponent(request.url).endsWith('/mail/info@example.com'))
        return response
      return Response.json(
        { ...((await response.json()) as object), used_mb: used },
        { headers: response.headers },
      )
    },
  })
  const mail = { accounts: { info: { quota_mb } } }
  const planned = await plan({ ...scene, client }, { mail })
  expect(planned.needs).toEqual(needs)
  used = 2_000
  await expect(applyPlan(planned, { client })).rejects.toThrow('interrupt')
})
