import type { WordPressSite } from '@hostwright/types'
import type { Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import { findParentDomain } from '../server/domain.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { passesParentFilter } from '../server/site.ts'
import { removeWordPress, requireWordPress, type WordPressRecord, wordPressSites } from './site-record.ts'

const version = '6.8.1'

export const listWordPressSites: Handler<'listWordPressSites'> = ({ store, path, query }) => {
  const { servername } = requireHosting(store, path.servername)
  const sites = wordPressSites(store, servername)
    .list()
    .filter(({ host }) => passesParentFilter(store, servername, query.domain, host))
  return { status: 200, body: { wordpress: sites.map((site) => toWordPressSite(store, servername, site)) } }
}

export const updateWordPressSite: Handler<'updateWordPressSite'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const site = requireWordPress(store, servername, path.wp_id)
  wordPressSites(store, servername).put({ ...site, memo: body.memo ?? '' })
  return { status: 200, body: { message: 'The memo of the site has been changed.' } }
}

export const deleteWordPressSite: Handler<'deleteWordPressSite'> = (call) => {
  const { store, path, body = {} } = call
  const { servername } = requireActiveHosting(call)
  const site = requireWordPress(store, servername, path.wp_id)
  const { delete_db = true, delete_db_user = false, delete_cron = true } = body
  removeWordPress(store, servername, site, { delete_db, delete_db_user, delete_cron })
  return { status: 200, body: { message: 'The WordPress installation has been deleted.' } }
}

function toWordPressSite(store: Store, servername: string, site: WordPressRecord): WordPressSite {
  const { id, host, url, title, db_name, db_user, memo } = site
  const domain = findParentDomain(store, servername, host) ?? host
  return { id, domain, url, title, version, db_name, db_user, memo }
}
