import type { OperationId } from '../../description/operation.ts'
import type { Handler } from '../../operations/handler.ts'
import {
  createMailAccount,
  deleteMailAccount,
  getMailAccount,
  listMailAccounts,
  updateMailAccount,
} from './accounts.ts'
import {
  createAutoReply,
  deleteAutoReply,
  getAutoReply,
  listAutoReplies,
  updateAutoReply,
} from './auto-replies.ts'
import { getDkimSetting, listDkimSettings, updateDkimSetting } from './dkim.ts'
import { listDmarcSettings, updateDmarcSetting } from './dmarc.ts'
import { createMailFilter, deleteMailFilter, listMailFilters } from './filters.ts'
import { getMailForwarding, updateMailForwarding } from './forwarding.ts'
import { getSmtpAbroadRestriction, updateSmtpAbroadRestriction } from './smtp-abroad-restriction.ts'
import { getSpamFilter, updateDmarcReceiver, updateSpamFilter } from './spam-filter.ts'
import { createSpfRecord, deleteSpfRecord, listSpfRecords, updateSpfRecord } from './spf.ts'

type MailOperationId = Extract<
  OperationId,
  `${string}${'Mail' | 'AutoRepl' | 'Dkim' | 'Dmarc' | 'SmtpAbroad' | 'Spam' | 'Spf'}${string}`
>

/** The handlers of this folder, one for each operation. */
export const mailHandlers: { readonly [Id in MailOperationId]: Handler<Id> } = {
  listMailAccounts,
  createMailAccount,
  getMailAccount,
  updateMailAccount,
  deleteMailAccount,
  getMailForwarding,
  updateMailForwarding,
  listMailFilters,
  createMailFilter,
  deleteMailFilter,
  getSpamFilter,
  updateSpamFilter,
  updateDmarcReceiver,
  listAutoReplies,
  createAutoReply,
  getAutoReply,
  updateAutoReply,
  deleteAutoReply,
  getSmtpAbroadRestriction,
  updateSmtpAbroadRestriction,
  listDkimSettings,
  getDkimSetting,
  updateDkimSetting,
  listDmarcSettings,
  updateDmarcSetting,
  listSpfRecords,
  createSpfRecord,
  updateSpfRecord,
  deleteSpfRecord,
}
