import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import { domain } from './domains.ts'
import { unlessRejected } from './unless-rejected.ts'

export const address = `info@${domain}`

export async function openAMailbox({ mail }: Site): Promise<void> {
  await mail.create({ mail_address: address, password: 'Correct-Horse-7', quota_mb: 2000 })
  await mail.update(address, { quota_mb: 500, memo: 'office' })
  expect(await mail.get(address)).toMatchObject({ quota_mb: 500, memo: 'office' })
  const wanted = { mail_address: address, password: 'Correct-Horse-7', quota_mb: 500 }
  expect(await mail.ensure(wanted)).toMatchObject({ outcome: 'unchanged' })
  expect(await mail.list({ domain })).toHaveLength(1)
  const forwarding = { forwarding_addresses: ['sales@example.org'], keep_in_mailbox: true }
  await mail.setForwarding(address, forwarding)
  expect(await mail.forwarding(address)).toEqual(forwarding)
}

export async function sortMail({ mailFilters }: Site): Promise<void> {
  const wanted: Parameters<typeof mailFilters.create>[0] = {
    domain,
    conditions: [{ keyword: 'invoice', field: 'subject', match_type: 'contain' }],
    action: { type: 'mail_address', target: address, method: 'copy' },
  }
  const { id } = await mailFilters.create(wanted)
  expect(await mailFilters.ensure(wanted)).toEqual({ id, outcome: 'unchanged' })
  expect(await mailFilters.list({ domain })).toMatchObject([{ id, priority: 1 }])
  await mailFilters.delete(id)
  expect(await mailFilters.list({ domain })).toEqual([])
}

/**
 * Changes the spam filter. The standard filter gets all its companion properties, so it does not matter which ones a
 * service requires.
 */
export async function rejectSpam({ spamFilter }: Site): Promise<void> {
  const settings = {
    filter_type: 'standard',
    spam_level: 'level_3',
    strict_non_japanese_subject: true,
    strict_html_mail: false,
    detection_action: 'spam_folder',
  } as const
  await spamFilter.update(domain, settings)
  await spamFilter.setDmarcReceiver(domain, true)
  expect(await spamFilter.get(domain)).toEqual({ ...settings, dmarc_receiver: true })
}

export async function respondAlone({ autoReplies }: Site): Promise<void> {
  const subject = 'We have received your message'
  const wanted = { domain, mail_address: address, subject, body: 'Thank you.' }
  await autoReplies.create(wanted)
  expect(await autoReplies.ensure(wanted)).toMatchObject({ outcome: 'unchanged' })
  await autoReplies.update(address, { body: 'We are closed.' })
  expect(await autoReplies.get(address)).toMatchObject({ subject, body: 'We are closed.' })
  await autoReplies.list({ domain })
  await autoReplies.delete(address)
}

export async function closeTheMailbox({ mail }: Site): Promise<void> {
  await mail.delete(address)
  expect(await mail.list({ domain })).toEqual([])
}

export async function restrictSmtp({ smtpRestriction }: Site): Promise<void> {
  await smtpRestriction.set(domain, false)
  expect(await smtpRestriction.get(domain)).toEqual({ abroad_access_restriction: false })
}

/** Switches signatures on, and reads their key. */
export async function signMail({ dkim }: Site): Promise<void> {
  const { enabled } = await dkim.get(domain)
  expect(enabled).toBe(false)
  await dkim.set(domain, true)
  expect((await dkim.get(domain)).dkim_record).not.toBeNull()
  expect(await dkim.list({ domain })).toContainEqual({ fqdn: domain, enabled: true })
}

export async function publishADmarcPolicy({ dmarc }: Site): Promise<void> {
  // The documentation does not say which policies the service accepts, so an unknown one is tried too.
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
