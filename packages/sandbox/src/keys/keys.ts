import type { ApiKeyServices } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { minimumBalanceForOrders } from '../generated/limits.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { readBalance } from '../ordering/account.ts'
import { parseDateTime } from '../time/japan-time.ts'
import type { Store } from '../storage/store.ts'
import { parseRange } from './allowed-address.ts'
import type { KeyOptions } from './key-options.ts'
import { hashKey, type KeyRecord, keyRecords, toKey, toKeyId } from './key-record.ts'
import { checkRights, mayOrder, toServices } from './to-services.ts'

/** Creates, changes and revokes the account's API keys, for tests. */
export interface Keys {
  /**
   * Creates an API key and returns it. The sandbox stores only its hash. Without options, the key may do everything
   * except ordering.
   */
  create(options?: KeyOptions): string
  /**
   * Changes the VPSs that a key with selected targets reaches, as the owner does after maintenance. Throws `NOT_FOUND`
   * for an unknown key.
   */
  setTargets(key: string, targets: readonly string[]): void
  /** Revokes a key, given by itself or by its `id`: requests with it get a 401 from then on. */
  revoke(key: string): void
  /** Returns the keys of the account. Each has the beginning of its hash as its `id`. */
  list(): ListedKey[]
}

/** The properties of an API key, such as its id and rights, without the key itself. */
export interface ListedKey {
  /** The beginning of the key's hash. The journal uses it as the id of the key. */
  readonly id: string
  /** The rights of the key, as in `GET /v1/me`. */
  readonly services: ApiKeyServices
  /** Expiry, as `YYYY-MM-DD HH:MM:SS` in Japan time; null if the key never expires. */
  readonly expires_at: string | null
  /** IP addresses and ranges from which the key can be used; empty if it can be used from everywhere. */
  readonly allowed_ips: readonly string[]
  /** Whether the key is a legacy key for a single hosting server. */
  readonly is_legacy: boolean
}

export function createKeys(store: Store, assume: AssumptionChoices): Keys {
  return {
    create(options = {}) {
      const record = toRecord(options, assume)
      if (mayOrder(record.services) && readBalance(store) < minimumBalanceForOrders) {
        throw new RangeError(
          `allow_signup: the account needs a balance of ${minimumBalanceForOrders} yen for it`,
        )
      }
      return store.transaction(() => {
        const key = toKey(store.nextNumber('key'))
        const hash = hashKey(key)
        keyRecords(store).put(hash, { hash, ...record })
        return key
      })
    },
    setTargets(key, targets) {
      const record = keyRecords(store).get(hashKey(key))
      if (record === undefined) throw new ApiFailure('NOT_FOUND', 'The account has no such key.')
      if (record.services.vps.target_mode !== 'selected')
        throw new TypeError('targets belong to a key with target_mode selected')
      const vps = { ...record.services.vps, targets: [...targets] }
      keyRecords(store).put(record.hash, { ...record, services: { ...record.services, vps } })
    },
    revoke(key) {
      const known = keyRecords(store)
        .all()
        .find(({ hash }) => toKeyId(hash) === key)
      keyRecords(store).delete(known?.hash ?? hashKey(key))
    },
    list: () =>
      keyRecords(store)
        .all()
        .map(({ hash, services, expires_at, allowed_ips = [], is_legacy }) => ({
          id: toKeyId(hash),
          services,
          expires_at,
          allowed_ips,
          is_legacy,
        })),
  }
}

function toRecord(options: KeyOptions, assume: AssumptionChoices): Omit<KeyRecord, 'hash'> {
  checkRights(options)
  const { expires_at = null, allowed_ips, legacy_servername } = options
  if (expires_at !== null && parseDateTime(expires_at) === undefined) {
    throw new TypeError(`expires_at is ${expires_at}: write YYYY-MM-DD HH:MM:SS`)
  }
  for (const range of allowed_ips ?? []) parseRange(range)
  return {
    services: toServices(options, assume),
    expires_at,
    ...(allowed_ips && { allowed_ips }),
    is_legacy: legacy_servername !== undefined,
  }
}
