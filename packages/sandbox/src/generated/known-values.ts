// Generated from the description by tools/make/generate. Do not edit.

/** The known values of request properties, by the name of their schema. */
export const knownValues = {
  DatabaseCharacterSet: ['utf8mb4', 'UTF-8', 'EUC-JP', 'SHIFT-JIS', 'Binary'],
  DmarcPolicy: ['none', 'quarantine', 'reject'],
  DnsRecordType: ['A', 'AAAA', 'CNAME', 'MX', 'TXT', 'SRV', 'CAA'],
  DomainResetType: ['all', 'web', 'other'],
  MailFilterActionMethod: ['move', 'copy'],
  MailFilterActionType: ['mail_address', 'spam_folder', 'trash', 'delete'],
  MailFilterField: ['subject', 'from', 'to', 'body', 'header'],
  MailFilterMatchType: ['contain', 'match', 'start_from'],
} as const
