import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { domain } from './domains.ts'
import { address } from './mail.ts'
import { unlessRejected } from './unless-rejected.ts'

export async function restrictSmtp({ smtpRestriction }: Site): Promise<void> {
  await smtpRestriction.set(domain, false)
  expect(await smtpRestriction.get(domain)).toEqual({ abroad_access_restriction: false })
}

/** Signatures are switched on; their key is then there to read. */
export async function signMail({ dkim }: Site): Promise<void> {
  const { enabled } = await dkim.get(domain)
  expect(enabled).toBe(false)
  await dkim.set(domain, true)
  expect((await dkim.get(domain)).dkim_record).not.toBeNull()
  expect(await dkim.list({ domain })).toContainEqual({ fqdn: domain, enabled: true })
}

export async function publishADmarcPolicy({ dmarc }: Site): Promise<void> {
  // Which policies the service takes is not settled, so one that nobody knows is tried too.
  const unknownPolicy = 'ask-me-later' as NonNullable<Parameters<Site['dmarc']['update']>[1]['policy']>
  const rest = { report_enabled: true, notification_mail_addresses: [address] }
  await dmarc.update(domain, { policy: 'quarantine', ...rest })
  expect(await dmarc.list({ domain })).toContainEqual({ fqdn: domain, policy: 'quarantine', ...rest })
  await unlessRejected(['VALIDATION_ERROR'], () => dmarc.update(domain, { policy: unknownPolicy, ...rest }))
}

export async function publishSpf({ spf }: Site): Promise<void> {
  await spf.create(domain)
  await spf.update(domain, { action: 'custom', spf_record: 'v=spf1 mx -all' })
  await spf.update(domain, 'enable_gmail')
  await spf.list({ domain })
  await spf.update(domain, 'reset')
  await spf.delete(domain)
}
