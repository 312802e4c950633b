import type { Quote } from '@hostwright/common'
import { CommandError, usageError } from '../../errors/command-error.ts'
import { readSecret } from '../../context/read-secret.ts'
import type { Settings } from '../../context/settings.ts'
import type { ExitCode } from '../../errors/exit-code.ts'
import type { Operation } from '../../operations/operation.ts'
import { secretSource } from '../../operations/read-request.ts'
import type { Flags, Session } from '../../session/session.ts'
import { checkConsent, toForm, toIntent } from './order-form.ts'
import { createProduct, type Form, type Product } from './product.ts'
import { printOrdered } from './print-ordered.ts'
import { toOrderError } from './to-order-error.ts'

/** Makes sure that something of a name exists: confirms, orders at most once, and waits. */
export async function order(session: Session, operation: Operation, flags: Flags): Promise<ExitCode | void> {
  const name = operation.id === 'orderVps' ? 'vps' : 'hosting'
  checkConsent(flags, session.world)
  const form = toForm(operation, flags)
  const label = String(form['name'] ?? form['server_id'] ?? flags['intent'] ?? form['plan_id'])
  session.about(`order ${name} ${label}`)
  const settings = limit(await session.settings(), flags)
  const password = name === 'vps' ? await readPassword(session, flags) : undefined
  const product = createProduct(await session.connect(settings), name)
  if (flags['dryRun'] === true) return printPrice(session, product, form, password)

  let quoted: Quote<object> | undefined
  const input = {
    agree_to_terms: true as const,
    maxTotalPrice: settings.maxTotalPrice,
    intent: toIntent(form, flags),
    again: flags['again'] as string | undefined,
    despiteOthers: flags['despiteOthers'] as string | undefined,
    async confirm(quote: Quote<object>) {
      await session.confirm(toQuestion(product, quote, label))
      session.changes()
      quoted = quote
    },
  }
  const { interrupted: signal } = session.world
  const ensured = await product.ensure(form, password, input, { signal }).catch((error: unknown) => {
    throw toOrderError(error)
  })
  return printOrdered(session, product, ensured, { quote: quoted, label, wait: flags['wait'] !== false })
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

async function readPassword(session: Session, flags: Flags): Promise<string | undefined> {
  const password = await readSecret(session.world, 'password', secretSource('password', flags))
  if (password !== undefined || flags['dryRun'] === true) return password
  throw new CommandError(
    'An order needs the password of root: --password-env, --password-file, --password-stdin or --password-generate.',
    { exitCode: 2, done: 'Nothing was ordered.' },
  )
}

async function printPrice(
  session: Session,
  product: Product,
  form: Form,
  password: string | undefined,
): Promise<void> {
  const { interrupted: signal } = session.world
  const quote = await product.quote(form, password, { signal })
  // The quote will not be placed, so it does not stay pending.
  await product.reconcile(quote, { signal, contract: null })
  const { total_price, regular_total_price, campaign_applied, order: ordered } = quote
  await session.print({ total_price, regular_total_price, campaign_applied, order: ordered })
}

function toQuestion({ name }: Product, quote: Quote<object>, label: string): string {
  const { total_price, regular_total_price, campaign_applied } = quote
  const { plan_id, period } = quote.order as Record<string, string | number>
  const what = `${name === 'vps' ? 'VPS' : 'hosting server'} ${label} (${plan_id}, ${period} ${period === 1 ? 'month' : 'months'})`
  const usual = campaign_applied ? ` by a campaign, instead of ${regular_total_price}` : ''
  return `Order ${what} for ${total_price} yen in total${usual}?`
}
