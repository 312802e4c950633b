import { validationFailure } from '../../http/api-failure.ts'
import type { Handler } from '../../operations/handler.ts'
import { domainsOf, requireDomain } from '../server/domain.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { passesParentFilter, requireAnySite } from '../server/site.ts'
import { phpVersions } from './machine.ts'
import { chosenPhpVersions, phpRules, phpVersionOf } from './php-version.ts'
import { subdomains } from '../server/subdomain.ts'

export const listPhpVersions: Handler<'listPhpVersions'> = ({ store, path, query, assume }) => {
  const { servername } = requireHosting(store, path.servername)
  const { takesSubdomains } = phpRules[assume['php-of-subdomains']]
  const added = takesSubdomains ? subdomains(store, servername).list() : []
  const names = [...domainsOf(store, servername), ...added.map(({ subdomain }) => subdomain)]
  return {
    status: 200,
    body: {
      available_versions: Object.fromEntries(phpVersions.map((version) => [version, `PHP ${version}`])),
      domains: names
        .filter((name) => passesParentFilter(store, servername, query.domain, name))
        .map((domain) => ({ domain, current_version: phpVersionOf(store, servername, domain, assume) })),
    },
  }
}

export const updatePhpVersion: Handler<'updatePhpVersion'> = (call) => {
  const { store, path, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const domain = phpRules[assume['php-of-subdomains']].takesSubdomains
    ? requireAnySite(call, path.domain).name
    : requireDomain(store, servername, path.domain)
  if (!phpVersions.includes(body.version)) {
    throw validationFailure([`version: must be one of ${phpVersions.join(', ')}.`])
  }
  chosenPhpVersions(store, servername).put({ domain, version: body.version })
  return { status: 200, body: { message: 'The PHP version has been changed.' } }
}
