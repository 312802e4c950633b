import type { PermissionMap, VpsService } from '@hostwright/types'

/** The rights of a key on one service, by their names in `GET /v1/me`. */
export interface ServiceRights {
  /** How far it may go: `full`, `read`, or `custom`, which goes by `permissions`. @default 'full' */
  readonly permission_type?: VpsService['permission_type'] | undefined
  /**
   * For a `custom` key: a level for each category, such as `{ power_operation: 'read' }`. What is missing is
   * `none`. They are written so whatever `permission-category-names` makes of them in `GET /v1/me`.
   */
  readonly permissions?: PermissionMap | undefined
  /** Whether it reaches `all` targets or those `selected` in `targets`. @default 'all' */
  readonly target_mode?: VpsService['target_mode'] | undefined
  /** For `selected` targets: VPS uuids, or servernames. */
  readonly targets?: readonly string[] | undefined
}

/** The rights of a key on hosting servers. */
export interface HostingRights extends ServiceRights {
  /** The new-order permission for hosting servers alone. @default that of the key */
  readonly allow_signup?: boolean | undefined
}

/**
 * The rights of a new key. Those given directly are those on VPSs. `full` and `read` hold for every
 * service; beside a `custom` one the other services are `read`, unless `server` says otherwise.
 */
export interface KeyOptions extends ServiceRights {
  /** The rights on hosting servers, where they are others. */
  readonly server?: HostingRights | undefined
  /**
   * The new-order permission, for every product. As with the API, it takes a balance of 20,000 yen and no selected
   * targets. @default false
   */
  readonly allow_signup?: boolean | undefined
  /** `YYYY-MM-DD HH:MM:SS` in Japan time. @default null, never */
  readonly expires_at?: string | null | undefined
  /** Addresses or CIDR ranges it may be used from, such as `192.0.2.0/24`. @default everywhere */
  readonly allowed_ips?: readonly string[] | undefined
  /** Makes it a legacy key for this server alone; of the rights, only `permission_type` (`full` or `read`) goes with it. */
  readonly legacy_servername?: string | undefined
}
