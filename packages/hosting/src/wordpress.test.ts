import { expect, test } from 'vitest'
import { domain, setUp } from './testing/ensure-scene.ts'

const admin = { admin_username: 'admin', admin_password: 'Correct-Horse-7', admin_email: 'admin@example.com' }
const blog = { url: `${domain}/blog`, title: 'Blog', ...admin }

test('a new WordPress installation is returned with its URL, and with its own database and user', async () => {
  const { site, other } = await setUp()
  const { message: _, ...installed } = await site.wordpress.install(blog)
  const { url, db_name } = installed
  expect(url).toBe(`https://${domain}/blog`)
  expect(await other.wordpress.list()).toMatchObject([installed])
  expect(await other.wordpress.ensure(blog)).toEqual({ ...installed, outcome: 'unchanged' })
  expect((await other.databases.list()).map((database) => database.db_name)).toEqual([db_name])
})

test('an installation that cannot be read after it was made is no error: its URL and names are null', async () => {
  const { site, other, faults } = await setUp()
  faults.add({ operationId: 'listWordPressSites', effect: { status: 502, code: 'BACKEND_ERROR' } })
  const { id, ...names } = await site.wordpress.install(blog)
  expect(names).toMatchObject({ url: null, db_name: null, db_user: null })
  expect(await other.wordpress.list()).toMatchObject([{ id }])
})
