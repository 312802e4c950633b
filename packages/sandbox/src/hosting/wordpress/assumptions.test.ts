import type { CronJobList, DatabaseList, DatabaseUserList, WordPressSiteList } from '@hostwright/types'
import { seededDomain, setUpHosting } from '../../testing/hosting.ts'
import { testChoices } from '../../testing/test-choices.ts'

const site = {
  title: 'Example Blog',
  admin_username: 'site-admin',
  admin_password: 'Correct-Horse-7',
  admin_email: 'admin@example.com',
}

async function setUpWordPress(options: Parameters<typeof setUpHosting>[0]) {
  const { onServer } = await setUpHosting(options)
  return {
    onServer,
    install: (url: string) => onServer<{ id: string }>('POST /wp', { body: { ...site, url } }),
    list: async () => (await onServer<WordPressSiteList>('GET /wp')).body.wordpress,
  }
}

testChoices(
  'wordpress-address',
  async (options) => {
    const { install, list } = await setUpWordPress(options)
    await install(`http://${seededDomain}/a`)
    await install(`${seededDomain}/b`)
    return (await list()).map(({ url }) => url)
  },
  {
    'scheme-sent': [`http://${seededDomain}/a`, `https://${seededDomain}/b`],
    'scheme-of-site': [`https://${seededDomain}/a`, `https://${seededDomain}/b`],
  },
)

testChoices(
  'wordpress-database',
  async (options) => {
    const { install, list } = await setUpWordPress(options)
    await install(`${seededDomain}/a`)
    await install(`${seededDomain}/b`)
    const names = (await list()).map(({ db_name, db_user }) => (db_name === db_user ? db_name : ''))
    const shapes = names.map((name) => (/^hw123456_[0-9a-f]{8}$/.test(name) ? 'eight characters' : name))
    return [...shapes, new Set(names).size]
  },
  {
    numbered: ['hw123456_wp1', 'hw123456_wp2', 2],
    random: ['eight characters', 'eight characters', 2],
  },
)

testChoices(
  'wordpress-of-deleted-domain',
  async (options) => {
    const { onServer, install, list } = await setUpWordPress(options)
    await install(seededDomain)
    await onServer(`DELETE /domain/${seededDomain}`)
    const { databases } = (await onServer<DatabaseList>('GET /db')).body
    const { users } = (await onServer<DatabaseUserList>('GET /db/user')).body
    const { crons } = (await onServer<CronJobList>('GET /cron')).body
    return [(await list()).length, databases.length, users.length, crons.length]
  },
  { stay: [0, 1, 1, 1], deleted: [0, 0, 0, 0] },
)

testChoices(
  'wordpress-database-memo',
  async (options) => {
    const { install, onServer } = await setUpWordPress(options)
    await onServer('POST /db/user', { body: { name_suffix: 'app', password: 'Correct-Horse-7' } })
    await install(`${seededDomain}/blog`)
    const { users } = (await onServer<DatabaseUserList>('GET /db/user')).body
    const { databases } = (await onServer<DatabaseList>('GET /db')).body
    // A memo has at most 500 characters, so a long address is cut.
    await install(`${seededDomain}/${'a'.repeat(490)}`)
    const after = (await onServer<DatabaseList>('GET /db')).body.databases
    return [[...users, ...databases].map(({ memo }) => memo), after.at(-1)?.memo.length]
  },
  {
    address: [['', `WordPress https://${seededDomain}/blog`, `WordPress https://${seededDomain}/blog`], 500],
    empty: [['', '', ''], 0],
  },
)
