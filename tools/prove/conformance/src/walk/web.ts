import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { domain, subdomain } from './domains.ts'
import { address } from './mail.ts'
import { unlessRejected } from './unless-rejected.ts'

export async function scheduleJobs({ cron }: Site): Promise<void> {
  const schedule = { minute: '*/15', hour: '3', day: '*', month: '*', weekday: '1-5' }
  const { id } = await cron.create({ ...schedule, command: 'php report.php' })
  // The id is derived from the job, so a change may return another one.
  const changed = await cron.update(id, { hour: '4', enabled: false })
  expect(await cron.list()).toMatchObject([{ id: changed.id, hour: '4', enabled: false }])
  const again = { ...schedule, hour: '4', command: 'php report.php' }
  expect(await cron.ensure(again)).toEqual({ id: changed.id, outcome: 'unchanged' })
  await cron.notificationEmail()
  await cron.delete(changed.id)
  const named = { ...schedule, weekday: 'mon', command: 'php weekly.php' }
  const odd = await unlessRejected(['VALIDATION_ERROR'], () => cron.create(named))
  if (odd !== undefined) await cron.delete(odd.id)
}

export async function installABlog({ wordpress, databases }: Site): Promise<void> {
  const wanted = {
    url: `${subdomain}/news`,
    title: 'News',
    admin_username: 'site-admin',
    admin_password: 'Correct-Horse-7',
    admin_email: address,
  }
  const { id } = await wordpress.install(wanted)
  expect(await wordpress.ensure(wanted)).toMatchObject({ id, outcome: 'unchanged' })
  await wordpress.update(id, { memo: 'company news' })
  const [site] = await wordpress.list({ domain })
  expect(site).toMatchObject({ id, domain, memo: 'company news' })
  await wordpress.delete(id, { deleteDb: true, deleteDbUser: true, deleteCron: true })
  expect(await wordpress.list({ domain })).toEqual([])
  expect((await databases.list()).map(({ db_name }) => db_name)).not.toContain(site!.db_name)
}

export async function readTheLogsOfTheSite(site: Site): Promise<void> {
  const lines = (await site.accessLog({ domain, lines: 2 })).split('\n')
  expect(lines.length).toBeLessThanOrEqual(2)
}

const password = 'Correct-Horse-7'

/** Creates a database, a user, and the user's access to the database. */
export async function keepData({ databases, databaseUsers }: Site): Promise<void> {
  const { db_name } = await databases.create({ name_suffix: 'shop' })
  await databases.update(db_name, { memo: 'shop' })
  const again = await databases.ensure({ name_suffix: 'shop', memo: 'shop' })
  expect(again).toEqual({ db_name, outcome: 'unchanged' })
  const { db_user } = await databaseUsers.create({ name_suffix: 'app', password })
  await databaseUsers.update(db_user, { password: 'Correct-Horse-8' })
  const user = await databaseUsers.ensure({ name_suffix: 'app', password })
  expect(user).toEqual({ db_user, outcome: 'unchanged' })
  expect((await databaseUsers.list()).map((user) => user.db_user)).toContain(db_user)

  await databaseUsers.grant(db_user, db_name)
  await unlessRejected(['OPERATION_ERROR'], () => databaseUsers.grant(db_user, db_name))
  const granted = await databaseUsers.ensureGrant(db_user, db_name)
  expect(granted).toMatchObject({ outcome: 'unchanged' })
  expect(await databaseUsers.grants(db_user)).toEqual([db_name])
  await databaseUsers.revoke(db_user, db_name)
  await unlessRejected(['NOT_FOUND'], () => databaseUsers.revoke(db_user, db_name))
  expect(await databaseUsers.grants(db_user)).toEqual([])

  await databaseUsers.delete(db_user)
  await databases.delete(db_name)
  const odd = await unlessRejected(['VALIDATION_ERROR'], () => databases.create({ name_suffix: 'a.b' }))
  const names = (await databases.list()).map((database) => database.db_name)
  expect(names).toEqual(odd === undefined ? [] : [odd.db_name])
}

export async function openFtp({ ftp }: Site): Promise<void> {
  const ftp_account = `deploy@${domain}`
  await ftp.create({ ftp_account, password, directory: `/${domain}/public_html` })
  await ftp.update(ftp_account, { quota_mb: 100 })
  await ftp.ensure({ ftp_account, password, memo: 'deploy' })
  expect(await ftp.list({ domain })).toMatchObject([{ ftp_account, quota_mb: 100, memo: 'deploy' }])
  await ftp.delete(ftp_account)
  expect(await ftp.list({ domain })).toEqual([])
}
