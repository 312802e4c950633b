import type { Quote, QuoteOptions } from '@hostwright/common'
import { createScriptedAccount, type ScriptedAccount } from './scripted-account.ts'
import type { Order } from './scripted-product.ts'

/** An account, and the quote of an order of it whose response was lost. */
export interface LostOrder extends ScriptedAccount {
  readonly quoted: Quote<Order>
  /** The name by which the contract is recognized; empty without one. */
  readonly mark: string
}

/** Places an order whose response is lost, in an account with one contract. */
export async function loseOrder(name?: string, options?: QuoteOptions): Promise<LostOrder> {
  const account = createScriptedAccount()
  account.shown.contracts.push({ uuid: 'old', name: 'old' })
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote(options, { plan_id: 'standard-2gb', ...(name && { name }) })
  await account.place(quoted).catch(() => {})
  return { ...account, quoted, mark: quoted.mark?.value ?? '' }
}

/** Lets minutes pass, after which the log has a newer entry, of a rejected request. */
export async function pass({ platform, log }: ScriptedAccount, minutes: number): Promise<void> {
  await platform.sleep(minutes * 60_000)
  log(422)
}
