import { mayBeExecuted, type Quote } from '@hostwright/common'
import type { Settings } from '../../context/settings.ts'
import { usageError } from '../../errors/command-error.ts'
import { toKebab } from '../../operations/to-camel.ts'
import type { Operation } from '../../operations/operation.ts'
import { checkNewAccount } from '../../session/check-new-account.ts'
import type { Flags, Session } from '../../session/session.ts'
import { deliver } from './deliver.ts'
import { checkConsent, type OrderFlags, toForm } from './order-form.ts'
import { noPassword, readPassword } from './order-password.ts'
import { type Form, hosting, type OrderedProduct, vps } from './product.ts'
import { toDryRunError, toOrderError } from './to-order-error.ts'

/**
 * Makes sure that a contract of the name exists, ordering it at most once, and waits until it can be used. A dry run
 * only prints the price.
 */
export async function order(
  session: Session,
  operation: Operation,
  flags: OrderFlags & Flags,
): Promise<void> {
  const product = operation.id === 'orderVps' ? vps : hosting
  checkConsent(flags, session.system)
  const form = toForm(operation, flags)
  const label = readName(product, form, flags)
  session.about(`order ${product.name} ${label}`)
  const settings = limit(await session.settings(), flags)
  const password = product === vps ? await readPassword(session, flags) : noPassword
  const { secrets } = password
  const orders = product.orders(await session.connect(settings))
  const options = { signal: session.system.interrupted }
  if (flags.dryRun) {
    await password.store()
    const quote = await orders.quote({ ...form, ...secrets }, options).catch(async (error: unknown) => {
      await password.settle(mayBeExecuted(error))
      throw toDryRunError(error)
    })
    await password.settle(false)
    // The quote of a dry run is never placed. Its record is settled as not ordered, so that the quote is not listed as
    // pending.
    await orders.reconcile(quote, { contract: null })
    return session.print(toPrice(quote))
  }
  const { intent, again, despiteOthers } = flags
  // The check comes before the dry run: with another journal, its log entry would stop the order.
  const mayOrder = async (): Promise<boolean> =>
    orders.find(form, { intent, again, despiteOthers }, options).then(
      (found) => found === undefined,
      () => false,
    )
  await checkNewAccount(session, flags.newAccount, mayOrder)
  let quote: Quote<object> | undefined
  let isAsking = false
  const confirm = async (priced: Quote<object>): Promise<boolean> => {
    isAsking = true
    await session.confirm(toQuestion(`${product.title} ${label}`, priced))
    // Somebody may have removed the file meanwhile.
    await password.store()
    isAsking = false
    quote = priced
    return true
  }
  await password.store()
  const input = { ...secrets, agree_to_terms: true, intent, again, despiteOthers, confirm } as const
  const ensured = await orders.ensure(form, input, options).catch(async (error: unknown) => {
    // A price is asked about only after the API has said that the dry run was one, and before the order is sent.
    await password.settle(!isAsking && mayBeExecuted(error))
    throw toOrderError(error, session.command, flags, session.system.now())
  })
  // A contract that this run has not ordered has the password of the run that did.
  await password.settle(ensured.state === 'ordered' || ensured.pending.length > 0)
  await deliver({ session, product, orders, label, flags }, ensured, quote)
}

/**
 * Returns the name of the order, or its intent, which must be the same in every run of the command. A dry run without
 * either gets the name of its plan.
 */
function readName({ nameField }: OrderedProduct, form: Form, { intent, dryRun }: OrderFlags): string {
  const name = form[nameField] as string | undefined
  const flag = `--${toKebab(nameField)}`
  if (name !== undefined && intent !== undefined)
    throw usageError(`--intent is for an order without ${flag}: leave one of them out. Nothing was ordered.`)
  const label = name ?? intent
  if (label) return label
  if (dryRun) return String(form['plan_id'])
  throw usageError(
    `An order needs ${flag}, or --intent with a word of your own: the same line orders it once. Nothing was ordered.`,
  )
}

/**
 * Returns the settings with the lower of their own and the flag's price limit. `--yes` requires a limit, except for a
 * dry run.
 */
function limit(settings: Settings, flags: OrderFlags): Settings {
  const limits = [settings.maxTotalPrice, flags.maxPrice].filter((most) => most !== undefined)
  if (limits.length === 0 && flags.yes && !flags.dryRun)
    throw usageError('--yes needs --max-price: the most that the order may cost. Nothing was ordered.')
  return { ...settings, maxTotalPrice: limits.length > 0 ? Math.min(...limits) : undefined }
}

function toPrice({
  total_price,
  regular_total_price,
  campaign_applied,
  order: tried,
}: Quote<object>): object {
  return { total_price, regular_total_price, campaign_applied, order: tried }
}

function toQuestion(what: string, quote: Quote<object>): string {
  const { total_price, regular_total_price, campaign_applied, order: form } = quote
  const { plan_id, period } = form as { readonly plan_id: string; readonly period: number }
  const usual = campaign_applied ? ` by a campaign, instead of ${regular_total_price}` : ''
  const months = `${period} ${period === 1 ? 'month' : 'months'}`
  return `Order ${what} (${plan_id}, ${months}) for ${total_price} yen in total${usual}?`
}
