/** Assumptions about mail, and about names of accounts and sites. */
export const mailAssumptions = [
  {
    id: 'hosting-sites',
    question:
      'Which names do mail, FTP, DKIM, DMARC and the logs of the web server take? SPF and WordPress take subdomains.',
    default: 'domains-and-subdomains',
    choices: {
      'domains-and-subdomains': 'domains and subdomains of the server; others return 404 NOT_FOUND',
      domains: 'domains of the server; others return 404 NOT_FOUND',
    },
    why: 'Lists filter by the parent domain, which would need no saying without subdomains.',
  },
  {
    id: 'account-name-case',
    question: 'Are upper and lower case the same in the name of a mail or FTP account?',
    default: 'ignored',
    choices: {
      ignored: 'yes, and responses write lower case',
      kept: 'no, and responses write it as it was sent',
    },
    why: 'They are the same in the domain, and nobody wants two mailboxes that differ in case only.',
  },
  {
    id: 'mail-and-database-password',
    question: 'How long is the password of a mail account or a database user at least?',
    default: '8-characters',
    choices: {
      '8-characters': '8 characters',
      '6-characters': '6 characters',
    },
    why: 'Newer clients say 8, older public reference material 6.',
  },
  {
    id: 'mail-quota-omitted',
    question: 'How large is a mailbox that is created without quota_mb?',
    default: '2000-mb',
    choices: {
      '2000-mb': '2000 MB',
      '1000-mb': '1000 MB',
      '50000-mb': '50000 MB',
    },
    why: 'Second-hand material names it.',
  },
  {
    id: 'ownership-check-of-subdomains',
    question: 'Which domain must be proven for a mail account of a subdomain?',
    default: 'parent-domain',
    choices: {
      'parent-domain': 'the parent domain',
      subdomain: 'the subdomain itself',
    },
    why: 'It is the domain that was added.',
  },
  {
    id: 'forwarding-keep-omitted',
    question: 'What does leaving out keep_in_mailbox do, and what is it at first?',
    default: 'keep-first-true',
    choices: {
      'keep-first-true': 'keeps its value, which is true at first',
      'keep-first-false': 'keeps its value, which is false at first',
      'set-true': 'sets it to true, which it is at first',
    },
    why: 'Other changes keep what is left out, and mail is not to be lost without being asked for.',
  },
  {
    id: 'mail-filter-priority',
    question: 'Which priority does a mail filter have?',
    default: 'place-in-list',
    choices: {
      'place-in-list': 'its place among those of its name, which moves up when one before it is deleted',
      'last-plus-one': 'one more than the last of its name, and it stays',
    },
    why: 'Priorities count from 1 for each domain, and no request sets them.',
  },
  {
    id: 'mail-filter-target',
    question: 'Which target of a mail filter is rejected with 422 VALIDATION_ERROR?',
    default: 'empty-for-mail-address',
    choices: {
      'empty-for-mail-address': 'an empty one for mail_address, and any but an empty one for the other types',
      none: 'none',
    },
    why: 'Texts that are no addresses have been seen to be accepted for mail_address.',
  },
  {
    id: 'spam-filter-companions',
    question: 'Which three properties must be sent together with the filter_type standard?',
    default: 'detection-action',
    choices: {
      'detection-action': 'spam_level, strict_non_japanese_subject and detection_action',
      'strict-html-mail': 'spam_level, strict_non_japanese_subject and strict_html_mail',
      'all-four': 'all four other properties',
    },
    why: 'These are the ones that the documentation names, though not clearly.',
  },
  {
    id: 'new-spam-filter',
    question: 'What are the spam filter settings of a domain at first, and which values do they take?',
    default: 'standard',
    choices: {
      standard: 'standard, level_3, spam_folder, nothing strict, DMARC not checked; any text',
      off: 'off, level_1, inbox, nothing strict, DMARC checked; any text',
    },
    why: 'No values but standard are known. These are the made-up ones of the description.',
  },
  {
    id: 'smtp-restriction-of-new-domain',
    question: 'Is SMTP access from abroad restricted at first?',
    default: 'yes',
    choices: {
      yes: 'yes',
      no: 'no',
    },
    why: 'It is so with SSH access.',
  },
  {
    id: 'auto-reply-address',
    question: 'Which address can have an auto reply?',
    default: 'mail-account',
    choices: {
      'mail-account': 'that of a mail account; else 404 NOT_FOUND',
      'any-address': 'any address in domain',
    },
    why: 'The mail account stays when an auto reply is deleted, so there is one.',
  },
  {
    id: 'mail-account-deletion',
    question: 'What happens to the auto reply of a deleted mail account?',
    default: 'deleted',
    choices: {
      deleted: 'it is deleted too',
      stays: 'it stays',
    },
    why: 'Nothing arrives that it could respond to.',
  },
  {
    id: 'dkim-dmarc-entries',
    question: 'Which entries do the lists of DKIM and DMARC settings of a domain have?',
    default: 'all-names',
    choices: {
      'all-names':
        'one for the domain and one for each of its subdomains; at first off, and none without reports',
      'names-in-use': 'one for each of them that is signed or has a policy',
    },
    why: 'The response is a list, and an entry names what it is for.',
  },
  {
    id: 'dkim-record-while-off',
    question: 'What is dkim_record of a domain whose mail is not signed?',
    default: 'null',
    choices: {
      null: 'null',
      'future-record': 'the record that enabling publishes',
    },
    why: 'It can be null, and this is the only case in which nothing is published.',
  },
  {
    id: 'mail-settings-among-dns-records',
    question: 'Which mail settings show among the DNS records?',
    default: 'dkim-dmarc-spf',
    choices: {
      'dkim-dmarc-spf': 'DKIM, DMARC and SPF, as TXT records that come and go with them',
      'dkim-spf': 'DKIM and SPF, as TXT records that come and go with them',
      dkim: 'DKIM, as a TXT record that comes and goes with it',
      none: 'none',
    },
    why: 'All are TXT records. Public reference material shows it of DKIM, and a client relies on it for SPF.',
  },
  {
    id: 'dmarc-policies',
    question: 'Which DMARC policies are accepted?',
    default: 'known-policies',
    choices: {
      'known-policies': 'none, quarantine and reject; others return 422 VALIDATION_ERROR',
      any: 'any text',
    },
    why: 'They are those of the DMARC standard. The service is known to accept none.',
  },
  {
    id: 'spf-gmail',
    question: 'To which text does enable_gmail of an SPF record add Gmail?',
    default: 'present',
    choices: {
      present: 'the present one',
      'after-reset': 'the one that reset sets',
    },
    why: 'It is what the name says: one thing more is enabled.',
  },
  {
    id: 'spf-text',
    question: 'Which text does a custom SPF record take?',
    default: 'v-spf1',
    choices: {
      'v-spf1': 'one that begins with v=spf1',
      any: 'any text',
    },
    why: 'Another text would be no SPF record.',
  },
] as const
