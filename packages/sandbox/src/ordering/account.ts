import { ApiFailure } from '../http/api-failure.ts'
import { collection, type CollectionOf, type Store } from '../storage/store.ts'

/** The prepaid balance of the account, from which orders are paid. */
export interface Account {
  /** The balance in yen. */
  readonly balance: number
  /** Sets the balance, in whole yen. */
  setBalance(yen: number): void
}

const accounts: CollectionOf<{ readonly balance: number }> = collection('account')
const id = 'account'

export function createAccount(store: Store): Account {
  return {
    get balance() {
      return readBalance(store)
    },
    setBalance(yen) {
      if (!Number.isSafeInteger(yen) || yen < 0) throw new RangeError(`${yen} is not an amount of whole yen`)
      accounts(store).put(id, { balance: yen })
    },
  }
}

export function readBalance(store: Store): number {
  return accounts(store).get(id)?.balance ?? 0
}

/** Rejects an order whose price is higher than the balance. */
export function requireBalance(store: Store, yen: number): void {
  if (readBalance(store) < yen) {
    throw new ApiFailure('PAYMENT_REQUIRED', 'The prepaid balance does not cover the order.')
  }
}

export function debit(store: Store, yen: number): void {
  requireBalance(store, yen)
  accounts(store).put(id, { balance: readBalance(store) - yen })
}
