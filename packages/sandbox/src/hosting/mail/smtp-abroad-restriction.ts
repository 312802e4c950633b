import type { Handler } from '../../operations/handler.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import { requireActiveHosting, requireHosting } from '../hosting-contract.ts'
import { owned, type OwnedBy } from '../owned.ts'
import { requireSite } from '../site.ts'

interface SmtpRestriction {
  readonly domain: string
  readonly abroad_access_restriction: boolean
}

const smtpRestrictions: OwnedBy<SmtpRestriction> = owned('smtp-restriction', ({ domain }) => domain)

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
