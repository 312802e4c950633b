import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { domain } from './domains.ts'
import { unlessRejected } from './unless-rejected.ts'

const password = 'Correct-Horse-7'

/** A database, a user, and the access of one to the other. */
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
