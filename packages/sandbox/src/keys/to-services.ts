import { checkNames } from '../description/check-names.ts'
import type { ApiKeyServices, VpsService } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { KeyOptions, ServiceRights } from './key-options.ts'
import { listCategoryKeys } from './permission.ts'

type Rights = Omit<VpsService, 'allow_signup'>

const rightNames = ['permission_type', 'permissions', 'target_mode', 'targets', 'allow_signup']
const optionNames = [...rightNames, 'server', 'expires_at', 'allowed_ips', 'legacy_servername']

/** Rejects rights that no key has. */
export function checkRights(given: KeyOptions): void {
  checkNames('key', given, optionNames)
  checkNames('key.server', given.server ?? {}, rightNames)
}

/** Returns the rights of a key on every service. Throws for rights that an API key cannot have. */
export function toServices(options: KeyOptions, assume: AssumptionChoices): ApiKeyServices {
  const { allow_signup = false, legacy_servername, permission_type = 'full' } = options
  if (legacy_servername !== undefined) return toLegacyServices(options, legacy_servername, assume)
  const inherited = { permission_type: permission_type === 'custom' ? 'read' : permission_type } as const
  const vps = { ...toRights('vps', options), allow_signup }
  const server = {
    ...toRights('server', { ...inherited, ...options.server }),
    allow_signup: options.server?.allow_signup ?? allow_signup,
  }
  if ([vps, server].some((rights) => rights.allow_signup && rights.target_mode === 'selected')) {
    throw new TypeError('allow_signup is impossible for a key that is limited to selected targets')
  }
  const others = toRights('domain', inherited)
  return {
    server,
    domain: { ...others, allow_acquisition: allow_signup },
    wphosting: { ...others, site_target_mode: 'all', sites: [], allow_signup },
    vps,
  }
}

/** Whether a key has the new-order permission of any service. */
export function mayOrder({ server, domain, wphosting, vps }: ApiKeyServices): boolean {
  return server.allow_signup || domain.allow_acquisition || wphosting.allow_signup || vps.allow_signup
}

function toRights(service: 'server' | 'domain' | 'vps', rights: ServiceRights): Rights {
  const { permission_type = 'full', target_mode = 'all', targets = [], permissions } = rights
  if ((permission_type === 'custom') !== (permissions !== undefined)) {
    throw new TypeError('permissions belong to a key with permission_type custom, and to no other')
  }
  if (target_mode === 'all' && targets.length > 0) {
    throw new TypeError('targets belong to a key with target_mode selected')
  }
  if (!isOneOf(permission_type, ['full', 'read', 'custom']))
    throw new TypeError(`permission_type is ${permission_type}: give full, read or custom`)
  if (!isOneOf(target_mode, ['all', 'selected']))
    throw new TypeError(`target_mode is ${target_mode}: give all or selected`)
  for (const [name, level] of Object.entries(permissions ?? {})) {
    if (!isOneOf(level, ['full', 'read', 'none']))
      throw new TypeError(`permissions.${name} is ${level}: give full, read or none`)
  }
  const categories = listCategoryKeys(service)
  const unknown = Object.keys(permissions ?? {}).find((name) => !categories.includes(name))
  if (unknown !== undefined) {
    throw new TypeError(`permissions: ${unknown} is none of ${categories.join(', ')}`)
  }
  return { permission_type, target_mode, targets: [...targets], ...(permissions && { permissions }) }
}

function isOneOf(value: unknown, known: readonly unknown[]): boolean {
  return known.includes(value)
}

function toLegacyServices(
  options: KeyOptions,
  servername: string,
  assume: AssumptionChoices,
): ApiKeyServices {
  const { permission_type = 'full', permissions, target_mode, targets, server, allow_signup } = options
  if (permission_type === 'custom' || permissions || target_mode || targets || server || allow_signup) {
    throw new TypeError('legacy_servername: a legacy key is full or read for its server, and that is all')
  }
  const others = assume['legacy-keys'] === 'own-server' ? nothing : reading
  const { target_mode: site_target_mode } = others
  return {
    server: { permission_type, target_mode: 'selected', targets: [servername], allow_signup: false },
    domain: { ...others, allow_acquisition: false },
    wphosting: { ...others, site_target_mode, sites: [], allow_signup: false },
    vps: { ...others, allow_signup: false },
  }
}

const nothing: Rights = { permission_type: 'custom', permissions: {}, target_mode: 'selected', targets: [] }

const reading: Rights = { permission_type: 'read', target_mode: 'all', targets: [] }
