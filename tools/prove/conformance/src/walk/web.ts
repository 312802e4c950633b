import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { domain, subdomain } from './domains.ts'
import { address } from './mail.ts'
import { unlessRejected } from './unless-rejected.ts'

export async function scheduleJobs({ cron }: Site): Promise<void> {
  const schedule = { minute: '*/15', hour: '3', day: '*', month: '*', weekday: '1-5' }
  const { id } = await cron.create({ ...schedule, command: 'php report.php' })
  // The id follows from the job, so a change may give another one.
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
  const { id } = await wordpress.install({
    url: `${subdomain}/news`,
    title: 'News',
    admin_username: 'site-admin',
    admin_password: 'Correct-Horse-7',
    admin_email: address,
  })
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
  await site.errorLog({ domain, keyword: 'missing' })
}
