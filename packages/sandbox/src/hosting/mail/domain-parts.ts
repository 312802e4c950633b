import type { DomainPart } from '../domain-part.ts'
import { ftpAccountPart } from '../ftp/accounts.ts'
import { wordPressPart } from '../wordpress/site-record.ts'
import { mailAccountPart } from './account.ts'
import { autoReplyPart } from './auto-reply.ts'
import { dkimPart } from './dkim.ts'
import { dmarcPart } from './dmarc.ts'
import { mailFilterPart } from './filters.ts'
import { smtpRestrictionPart } from './smtp-abroad-restriction.ts'
import { spamFilterPart } from './spam-filter.ts'
import { spfPart } from './spf.ts'

/** What hangs on a domain in this folder and in those beside it. */
export const mailDomainParts: readonly DomainPart[] = [
  mailAccountPart,
  autoReplyPart,
  mailFilterPart,
  spamFilterPart,
  smtpRestrictionPart,
  dkimPart,
  dmarcPart,
  spfPart,
  ftpAccountPart,
  wordPressPart,
]
