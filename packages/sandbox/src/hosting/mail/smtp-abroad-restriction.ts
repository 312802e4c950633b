import type { Handler } from '../../operations/handler.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { requireSite } from '../server/site.ts'

interface SmtpRestriction {
  readonly domain: string
  readonly abroad_access_restriction: boolean
}

const smtpRestrictions: ServerCollectionOf<SmtpRestriction> = serverCollection(
  'smtp-restriction',
  ({ domain }) => domain,
)

export const smtpRestrictionPart: DomainPart = partOf('other', smtpRestrictions, ({ domain }) => domain)

export const getSmtpAbroadRestriction: Handler<'getSmtpAbroadRestriction'> = (call) => {
  const { store, path, query, assume } = call
  const { servername } = requireHosting(store, path.servername)
  const { name } = requireSite(call, query.domain)
  const abroad_access_restriction =
    smtpRestrictions(store, servername).get(name)?.abroad_access_restriction ??
    assume['smtp-restriction-of-new-domain'] === 'yes'
  return { status: 200, body: { abroad_access_restriction } }
}

export const updateSmtpAbroadRestriction: Handler<'updateSmtpAbroadRestriction'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const { name } = requireSite(call, path.domain)
  smtpRestrictions(store, servername).put({ domain: name, ...body })
  return { status: 200, body: { message: 'The restriction has been changed.' } }
}
