import type { ApiKeyServices, VpsService } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { Handler } from './handler.ts'

export const getApiKey: Handler<'getApiKey'> = ({ key, assume }) => {
  const { expires_at, services, is_legacy } = key
  const { targets, permission_type } = services.server
  return {
    status: 200,
    body: {
      expires_at,
      services: withShownNames(services, assume),
      ...(is_legacy && { service_type: 'server', servername: targets[0]!, permission_type }),
    },
  }
}

/**
 * Functions that format the name of a permission category, which is stored as `power_operation`, for each choice of an
 * assumption.
 */
const toShownName: Readonly<
  Record<AssumptionChoices['permission-category-names'], (name: string) => string>
> = {
  'snake-case': (name) => name,
  'camel-case': (name) => name.replaceAll(/_./g, (pair) => pair.slice(1).toUpperCase()),
  'kebab-case': (name) => name.replaceAll('_', '-'),
}

function withShownNames(services: ApiKeyServices, assume: AssumptionChoices): ApiKeyServices {
  const toShown = toShownName[assume['permission-category-names']]
  const rename = <S extends Pick<VpsService, 'permissions'>>(service: S): S => {
    if (service.permissions === undefined) return service
    const levels = Object.entries(service.permissions).map(([name, level]) => [toShown(name), level])
    return { ...service, permissions: Object.fromEntries(levels) }
  }
  const { server, domain, wphosting, vps } = services
  return { server: rename(server), domain: rename(domain), wphosting: rename(wphosting), vps: rename(vps) }
}
