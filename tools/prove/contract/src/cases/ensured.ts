import { type Sdk, servername } from '../sdk.ts'

const at = `/v1/server/${servername}`
const password = 'Correct-Horse-7'

const daily = { minute: '0', hour: '3', day: '*', month: '*', weekday: '*' }

/** Each `ensure`: of what the mock has and is as wanted, of what it has otherwise, of what it has not. */
export const ensured: Record<string, { call: (sdk: Sdk) => Promise<unknown>; sends: string[] }> = {
  'site.domains.ensure': {
    call: ({ site }) => site.domains.ensure({ domain: 'example.com', memo: 'shop front' }),
    sends: [`GET ${at}/domain/example.com`],
  },
  'site.domains.ensure, another memo': {
    call: ({ site }) => site.domains.ensure({ domain: 'example.com', memo: 'shop' }),
    sends: [`GET ${at}/domain/example.com`, `PUT ${at}/domain/example.com`],
  },
  'site.dns.ensure': {
    call: ({ site }) =>
      site.dns.ensure({ domain: 'example.com', host: 'new', type: 'A', content: '192.0.2.7' }),
    sends: [`GET ${at}/dns?domain=example.com`, `POST ${at}/dns`],
  },
  'site.subdomains.ensure': {
    call: ({ site }) => site.subdomains.ensure({ subdomain: 'new.example.com' }),
    sends: [`GET ${at}/subdomain`, `POST ${at}/subdomain`],
  },
  'site.ftp.ensure': {
    call: ({ site }) => site.ftp.ensure({ ftp_account: 'new@example.com', password }),
    sends: [`GET ${at}/ftp`, `POST ${at}/ftp`],
  },
  'site.cron.ensure': {
    call: ({ site }) => site.cron.ensure({ ...daily, command: 'php new.php' }),
    sends: [`GET ${at}/cron`, `POST ${at}/cron`],
  },
  'site.cron.notificationEmail': {
    call: ({ site }) => site.cron.notificationEmail(),
    sends: [`GET ${at}/cron`],
  },
  'site.php.available': { call: ({ site }) => site.php.available(), sends: [`GET ${at}/php-version`] },
  'site.mail.ensure': {
    call: ({ site }) => site.mail.ensure({ mail_address: 'info@example.com', password, quota_mb: 1 }),
    sends: [`GET ${at}/mail/info@example.com`, `PUT ${at}/mail/info@example.com`],
  },
  'site.databases.ensure': {
    call: ({ site }) => site.databases.ensure({ name_suffix: 'new' }),
    sends: [`GET ${at}/db`, `POST ${at}/db`],
  },
  'site.databases.ensure, another memo': {
    call: ({ site }) => site.databases.ensure({ name_suffix: 'shop', memo: 'other' }),
    sends: [`GET ${at}/db`, `PUT ${at}/db/hw123456_shop`],
  },
  'site.databaseUsers.ensure': {
    call: ({ site }) => site.databaseUsers.ensure({ name_suffix: 'new', password }),
    sends: [`GET ${at}/db/user`, `POST ${at}/db/user`],
  },
  'site.databaseUsers.ensureGrant': {
    call: ({ site }) => site.databaseUsers.ensureGrant('hw123456_app', 'hw123456_new'),
    sends: [`GET ${at}/db/user/hw123456_app/grant`, `POST ${at}/db/user/hw123456_app/grant`],
  },
}
