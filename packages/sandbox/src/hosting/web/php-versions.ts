import { validationFailure } from '../../api-failure.ts'
import type { Handler } from '../../handler.ts'
import { domainsOf, passesDomainFilter, requireDomain } from '../domain.ts'
import { requireActiveHosting, requireHosting } from '../hosting-contract.ts'
import { phpVersions } from './machine.ts'
import { chosenPhpVersions, phpVersionOf } from './php-version.ts'

export const listPhpVersions: Handler<'listPhpVersions'> = ({ store, path, query }) => {
  const { servername } = requireHosting(store, path.servername)
  return {
    status: 200,
    body: {
      available_versions: Object.fromEntries(phpVersions.map((version) => [version, `PHP ${version}`])),
      domains: domainsOf(store, servername)
        .filter((domain) => passesDomainFilter(query.domain, domain))
        .map((domain) => ({ domain, current_version: phpVersionOf(store, servername, domain) })),
    },
  }
}

export const updatePhpVersion: Handler<'updatePhpVersion'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const domain = requireDomain(store, servername, path.domain)
  if (!phpVersions.includes(body.version)) {
    throw validationFailure([`version: must be one of ${phpVersions.join(', ')}.`])
  }
  chosenPhpVersions(store, servername).put({ domain, version: body.version })
  return { status: 200, body: { message: 'The PHP version has been changed.' } }
}
