import type { Quote } from '@hostwright/common'
import { CommandError, usageError } from '../../errors/command-error.ts'
import { readSecret } from '../../context/read-secret.ts'
import type { Settings } from '../../context/settings.ts'
import type { ExitCode } from '../../errors/exit-code.ts'
import type { Operation } from '../../operations/operation.ts'
import { secretSource } from '../../operations/read-request.ts'
import type { Flags, Session } from '../../session/session.ts'
import { openIntents, toIntentName } from './intents.ts'
import { checkConsent, toForm } from './order-form.ts'
import { pursue } from './pursue.ts'
import { createProduct } from './product.ts'
import { settleRecord } from './settle-record.ts'
import { deliver } from './deliver.ts'

/** Quotes, confirms, orders once, and waits. */
export async function order(session: Session, operation: Operation, flags: Flags): Promise<ExitCode | void> {
  const name = operation.id === 'orderVps' ? 'vps' : 'hosting'
  checkConsent(flags, session.world)
  const form = toForm(operation, flags)
  const label = String(form['name'] ?? form['server_id'] ?? form['plan_id'])
  session.about(`order ${name} ${label}`)
  const settings = limit(await session.settings(), flags)
  const password = name === 'vps' ? await readPassword(session, flags) : undefined
  const client = await session.connect(settings)
  const product = createProduct(client, name)
  const { interrupted: signal } = session.world
  if (flags['dryRun'] === true) {
    const quote = await product.quote(form, password, { signal })
    await settleRecord(client.journal, quote.id)
    return session.print(toPrice(quote))
  }
  const key = readKey(flags)
  const intents = openIntents(
    session.world.files,
    settings.journal,
    key === undefined ? await toIntentName(client.account, product.path, form) : `key-${key}`,
  )
  const wait = flags['wait'] !== false
  const found = await pursue({ session, client, product, form, password, key, intents, wait }, flags)
  return deliver({ session, product, intents, wait }, found)
}

/** The settings with the lower of both limits. Without a terminal, somebody has to have said how much is allowed. */
function limit(settings: Settings, flags: Flags): Settings {
  const limits = [settings.maxTotalPrice, flags['maxPrice'] as number | undefined].filter(
    (most) => most !== undefined,
  )
  if (limits.length === 0 && flags['yes'] === true && flags['dryRun'] !== true)
    throw usageError('--yes needs --max-price: the most that the order may cost. Nothing was ordered.')
  return { ...settings, maxTotalPrice: limits.length > 0 ? Math.min(...limits) : undefined }
}

function readKey(flags: Flags): string | undefined {
  const key = flags['key'] as string | undefined
  if (key === undefined || /^[A-Za-z0-9_-]{8,64}$/.test(key)) return key
  throw usageError('--key needs 8 to 64 letters, digits, hyphens or underscores. Nothing was ordered.')
}

async function readPassword(session: Session, flags: Flags): Promise<string | undefined> {
  const password = await readSecret(session.world, 'password', secretSource('password', flags))
  if (password !== undefined || flags['dryRun'] === true) return password
  throw new CommandError(
    'An order needs the password of root: --password-env, --password-file, --password-stdin or --password-generate.',
    { exitCode: 2, done: 'Nothing was ordered.' },
  )
}

function toPrice({ total_price, regular_total_price, campaign_applied, order }: Quote<object>): object {
  return { total_price, regular_total_price, campaign_applied, order }
}
