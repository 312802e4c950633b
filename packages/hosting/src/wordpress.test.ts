import { expect, test } from 'vitest'
import { domain, setUp } from './testing/ensure-scene.ts'

const admin = { admin_username: 'admin', admin_password: 'Correct-Horse-7', admin_email: 'admin@example.com' }
const blog = { url: `${domain}/blog`, title: 'Blog', ...admin }

test('a new WordPress installation is returned with its own database and user', async () => {
  const { site, other } = await setUp()
  const { id, db_name, db_user } = await site.wordpress.install(blog)
  expect(await other.wordpress.list()).toMatchObject([{ id, db_name, db_user }])
  expect((await other.databases.list()).map((database) => database.db_name)).toEqual([db_name])
})

test('an installation that cannot be read after it was made is no error: its names are null', async () => {
  const { site, other, faults } = await setUp()
  faults.add({ operationId: 'listWordPressSites', effect: { status: 502, code: 'BACKEND_ERROR' } })
  const { id, ...names } = await site.wordpress.install(blog)
  expect(names).toMatchObject({ db_name: null, db_user: null })
  expect(await other.wordpress.list()).toMatchObject([{ id }])
})
