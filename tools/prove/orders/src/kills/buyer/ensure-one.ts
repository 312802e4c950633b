import { products } from '../../products.ts'
import { idsOf, nameOf, passing, type Shop, waitUntilActive } from './buy-one.ts'

/**
 * Ensures one server, or continues where another process stopped: repeats the same call until it returns. Several
 * processes may do so at the same time.
 */
export async function ensureOne(shop: Shop, way: 'name' | 'intent'): Promise<void> {
  const { orders, product, tell, sleep, pauseMs } = shop
  const { input, terms, nameField } = products[product]
  const order = way === 'name' ? { ...input, [nameField]: 'shop1' } : input
  const word = way === 'intent' ? { intent: 'shop' } : {}
  let patience = 12

  const ensure = () =>
    orders
      .ensure(order, {
        ...terms,
        ...word,
        confirm: ({
          id,
          mark,
        }: {
          readonly id: string
          readonly mark: { readonly value: string } | null
        }) => {
          tell({ kind: 'placing', id, mark: mark?.value ?? '' })
          return true
        },
      })
      .catch(async (error: unknown) => {
        if (!passing.has(nameOf(error))) throw error
        const { reason, askAgainMs } = error as { reason?: string; askAgainMs?: number }
        if (reason !== undefined && askAgainMs === undefined) patience -= 1
        if (patience === 0) tell({ kind: 'undecided', reason: reason! })
        else await sleep(Math.max(pauseMs, askAgainMs ?? 0))
      })

  for (;;) {
    const ensured = await ensure()
    if (patience === 0) return
    if (!ensured) continue
    const { contract, pending } = ensured
    const mark = contract.name ?? contract.server_id ?? ''
    const [id] = idsOf(contract)
    tell({ kind: 'found', id: '', mark, outcome: 'executed', contracts: idsOf(contract) })
    if (product === 'hosting' || contract.id !== undefined) await waitUntilActive(shop, { server: contract })
    if (pending.length === 0) return
    // The contract of a lost order exists under the order's name, so a person assigns it to the order.
    if (id) for (const { quote } of pending) await orders.reconcile(quote, { contract: id })
  }
}
