import type { PermissionMap, VpsService } from '@hostwright/types'

/** The rights of a key on one service, by their names in `GET /v1/me`. */
export interface ServiceRights {
  /**
   * The kind of rights: `full`, `read`, or `custom`, for which `permissions` lists them. @default 'full'; inside
   * `server`, that of the key, or `read` beside a `custom` one
   */
  readonly permission_type?: VpsService['permission_type'] | undefined
  /**
   * Rights of a `custom` key: a level for each category, such as `{ power_operation: 'read' }`. A category that is left
   * out has `none`. Write the names of categories in this form, even if the assumption `permission-category-names`
   * makes `GET /v1/me` show another form.
   */
  readonly permissions?: PermissionMap | undefined
  /** Whether the key reaches `all` targets or those that are `selected` in `targets`. @default 'all' */
  readonly target_mode?: VpsService['target_mode'] | undefined
  /** The targets of a key with `selected` targets: uuids of VPSs, or servernames. */
  readonly targets?: readonly string[] | undefined
}

/** The rights of a key on hosting servers. */
export interface HostingRights extends ServiceRights {
  /** The new-order permission for hosting servers. @default the `allow_signup` beside `server` */
  readonly allow_signup?: boolean | undefined
}

/**
 * The rights of a new key. The properties at the top level are its rights on VPSs. If they are `full` or `read`, this
 * applies to every service; if they are `custom`, the rights on other services are `read`. `server` selects other
 * rights on hosting servers. The targets limit only which VPSs the key reaches.
 */
export interface KeyOptions extends ServiceRights {
  /** The rights on hosting servers, if they differ from those on VPSs. */
  readonly server?: HostingRights | undefined
  /**
   * The new-order permission, for every product. As in the real API, it excludes selected targets, and the account
   * needs a balance of at least 20,000 yen when the key is created. @default false
   */
  readonly allow_signup?: boolean | undefined
  /** Expiry, as `YYYY-MM-DD HH:MM:SS` in Japan time. @default null, never */
  readonly expires_at?: string | null | undefined
  /**
   * IP addresses or CIDR ranges from which the key can be used, such as `192.0.2.0/24`. With an empty list, it can be
   * used from everywhere. @default []
   */
  readonly allowed_ips?: readonly string[] | undefined
  /**
   * Makes the key a legacy key for this hosting server. Depending on an assumption, it can also read the other
   * services. Of the rights, only `permission_type` (`full` or `read`) can be combined with it.
   */
  readonly legacy_servername?: string | undefined
}
