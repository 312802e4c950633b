import type { SpamFilter, UpdateSpamFilterRequest } from '@hostwright/types'
import { validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Handler } from '../../operations/handler.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import { type HostingCall, requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { requireSite } from '../server/site.ts'

interface SpamFilterRecord {
  readonly domain: string
  readonly settings: Readonly<Required<SpamFilter>>
}

const spamFilters: ServerCollectionOf<SpamFilterRecord> = serverCollection(
  'spam-filter',
  ({ domain }) => domain,
)

export const spamFilterPart: DomainPart = partOf('other', spamFilters, ({ domain }) => domain)

/** The spam filter settings of a new domain, for each choice of an assumption. */
const firstSettings: Readonly<Record<AssumptionChoices['new-spam-filter'], SpamFilterRecord['settings']>> = {
  standard: {
    filter_type: 'standard',
    spam_level: 'level_3',
    strict_non_japanese_subject: false,
    strict_html_mail: false,
    detection_action: 'spam_folder',
    dmarc_receiver: false,
  },
  off: {
    filter_type: 'off' as NonNullable<SpamFilter['filter_type']>,
    spam_level: 'level_1',
    strict_non_japanese_subject: false,
    strict_html_mail: false,
    detection_action: 'inbox',
    dmarc_receiver: true,
  },
}

export const getSpamFilter: Handler<'getSpamFilter'> = (call) => {
  requireHosting(call.store, call.path.servername)
  return { status: 200, body: { ...readSpamFilter(call, call.query.domain).settings } }
}

export const updateSpamFilter: Handler<'updateSpamFilter'> = (call) => {
  const { store, path, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const { domain, settings } = readSpamFilter(call, path.domain)
  const missing = listCompanions(assume).filter((name) => body[name] === undefined)
  if (body.filter_type === 'standard' && missing.length > 0) {
    throw validationFailure(missing.map((name) => `${name}: is required with the filter_type standard.`))
  }
  spamFilters(store, servername).put({ domain, settings: { ...settings, ...body } })
  return { status: 200, body: { message: 'The spam filter has been changed.' } }
}

export const updateDmarcReceiver: Handler<'updateDmarcReceiver'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const { domain, settings } = readSpamFilter(call, path.domain)
  spamFilters(store, servername).put({ domain, settings: { ...settings, ...body } })
  return { status: 200, body: { message: 'The check of incoming mail has been changed.' } }
}

function readSpamFilter(call: HostingCall, text: string): SpamFilterRecord {
  const { store, path, assume } = call
  const { name } = requireSite(call, text)
  const settings = firstSettings[assume['new-spam-filter']]
  return spamFilters(store, path.servername).get(name) ?? { domain: name, settings }
}

type Companion = Exclude<keyof UpdateSpamFilterRequest, 'filter_type'>

/** Returns the properties that a request for the standard filter must contain. */
function listCompanions(assume: AssumptionChoices): Companion[] {
  switch (assume['spam-filter-companions']) {
    case 'detection-action':
      return ['spam_level', 'strict_non_japanese_subject', 'detection_action']
    case 'strict-html-mail':
      return ['spam_level', 'strict_non_japanese_subject', 'strict_html_mail']
    case 'all-four':
      return ['spam_level', 'strict_non_japanese_subject', 'strict_html_mail', 'detection_action']
  }
}
