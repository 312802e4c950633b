import { createHash } from 'node:crypto'
import type { ApiKeyServices, PermissionMap, VpsService } from '@hostwright/types'
import { readBalance } from '../ordering/account.ts'
import { parseDateTime } from '../japan-time.ts'
import type { Store } from '../store.ts'
import { hashKey, keyRecords } from './key-record.ts'
import { listCategoryKeys } from './permission.ts'

/** The API keys of the account. */
export interface Keys {
  /** Makes a key and returns it; the sandbox keeps only its hash. Without options it may do all but order. */
  create(options?: KeyOptions): string
  /** Takes a key back: it answers 401 from now on. */
  revoke(key: string): void
}

/** The rights of a new key on VPSs, by their names in `GET /v1/me`. */
export interface KeyOptions {
  /** `full` and `read` hold for every service; beside a `custom` one the other services are `read`. @default 'full' */
  readonly permission_type?: VpsService['permission_type'] | undefined
  /** For a `custom` key: a level for each category, such as `{ power_operation: 'read' }`. What is missing is `none`. */
  readonly permissions?: PermissionMap | undefined
  /** @default 'all' */
  readonly target_mode?: VpsService['target_mode'] | undefined
  /** For `selected` targets: VPS uuids. */
  readonly targets?: readonly string[] | undefined
  /** The new-order permission. As with the API, it takes a balance of 20,000 yen and no selected targets. @default false */
  readonly allow_signup?: boolean | undefined
  /** `YYYY-MM-DD HH:MM:SS` in Japan time. @default null, never */
  readonly expires_at?: string | null | undefined
}

const balanceForSignup = 20_000

export function createKeys(store: Store): Keys {
  return {
    create(options = {}) {
      const services = toServices(options)
      const { expires_at = null } = options
      if (expires_at !== null && parseDateTime(expires_at) === undefined) {
        throw new TypeError(`expires_at is ${expires_at}: write YYYY-MM-DD HH:MM:SS`)
      }
      if (services.vps.allow_signup && readBalance(store) < balanceForSignup) {
        throw new Error(`allow_signup: the account needs a balance of ${balanceForSignup} yen for it`)
      }
      return store.transaction(() => {
        const key = toKey(store.nextNumber('key'))
        const hash = hashKey(key)
        keyRecords(store).put(hash, { hash, services, expires_at })
        return key
      })
    },
    revoke: (key) => keyRecords(store).delete(hashKey(key)),
  }
}

function toServices(options: KeyOptions): ApiKeyServices {
  const {
    permission_type = 'full',
    target_mode = 'all',
    targets = [],
    allow_signup = false,
    permissions,
  } = options
  if ((permission_type === 'custom') !== (permissions !== undefined)) {
    throw new TypeError('permissions belong to a key with permission_type custom, and to no other')
  }
  if (target_mode === 'all' && targets.length > 0) {
    throw new TypeError('targets belong to a key with target_mode selected')
  }
  if (target_mode === 'selected' && allow_signup) {
    throw new TypeError('allow_signup is impossible for a key that is limited to selected targets')
  }
  const unknown = Object.keys(permissions ?? {}).find((name) => !listCategoryKeys('vps').includes(name))
  if (unknown !== undefined) {
    throw new TypeError(`permissions: ${unknown} is none of ${listCategoryKeys('vps').join(', ')}`)
  }
  const others = {
    permission_type: permission_type === 'custom' ? 'read' : permission_type,
    target_mode: 'all',
    targets: [],
  } as const
  return {
    server: { ...others, targets: [], allow_signup },
    domain: { ...others, targets: [], allow_acquisition: allow_signup },
    wphosting: { ...others, targets: [], site_target_mode: 'all', sites: [], allow_signup },
    vps: {
      permission_type,
      target_mode,
      targets: [...targets],
      ...(permissions && { permissions }),
      allow_signup,
    },
  }
}

// The same keys in every sandbox, so that a command line or a test can be repeated as it is.
function toKey(number: number): string {
  return `sandbox_${createHash('sha256').update(`key ${number}`).digest('hex').slice(0, 32)}`
}
