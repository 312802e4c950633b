/** Assumptions about contracts, SSH, domains, certificates, DNS and PHP. */
export const webAssumptions = [
  {
    id: 'hosting-duplicates',
    question: 'What does adding something to a hosting server return that is there already?',
    default: 'operation-error',
    choices: {
      'operation-error': 'returns 409 OPERATION_ERROR',
      'validation-error': 'returns 422 VALIDATION_ERROR',
    },
    why: 'The input is valid; what the server holds stops it, and that is what this code stands for.',
  },
  {
    id: 'unusable-hosting-server',
    question:
      'What do writes return on a hosting server that is not set up yet, or suspended? Reads and the memo of the contract work.',
    default: 'operation-error',
    choices: {
      'operation-error': '409 OPERATION_ERROR',
      'not-found': '404 NOT_FOUND',
      work: 'they work',
    },
    why: 'It becomes usable once active. CONTRACT_NOT_ACTIVE is described for VPSs only.',
  },
  {
    id: 'hosting-expiry',
    question: 'When does a hosting contract end?',
    default: 'end-of-month',
    choices: {
      'end-of-month': 'with the month that lies the period after that of the order',
      'same-day': 'the period after the day of the order',
    },
    why: 'It is how the contract of a VPS ends.',
  },
  {
    id: 'hosting-list-targets',
    question: 'Which contracts does a key for selected servers see in the list of hosting contracts?',
    default: 'own',
    choices: {
      own: 'its own',
      all: 'all',
    },
    why: 'It is what the list of VPSs does.',
  },
  {
    id: 'initial-domain',
    question:
      'Is the initial domain one of the domains under /domain? It can hold records, subdomains and certificates.',
    default: 'none',
    choices: {
      none: 'no: there is no such domain there',
      listed: 'yes, with the type initial; changing, resetting or deleting it returns 409 OPERATION_ERROR',
    },
    why: 'The usage counts domains without it, and the only known type of a domain is an added one.',
  },
  {
    id: 'domain-of-another-server',
    question: 'What does adding a domain return that another server of the account has?',
    default: 'duplicate',
    choices: {
      duplicate: 'the same as for a domain that the server has itself',
      added: 'it is added',
    },
    why: 'A domain leads to one server.',
  },
  {
    id: 'unknown-domain',
    question: 'What does a request return whose body names a domain that the server does not have?',
    default: 'not-found',
    choices: {
      'not-found': '404 NOT_FOUND',
      'validation-error': '422 VALIDATION_ERROR',
      'operation-error': '409 OPERATION_ERROR',
    },
    why: 'It is what a domain in the path returns.',
  },
  {
    id: 'ownership-check',
    question: 'Where does the ownership check find its TXT record, and when?',
    default: 'at-once',
    choices: {
      'at-once': 'among the DNS records of the server, at once',
      'after-60-s': 'among the DNS records of the server, after 60 seconds',
      'no-record-needed': 'passes without a record',
    },
    why: 'No real DNS stands behind the sandbox. A delay of 30 to 90 seconds has been seen.',
  },
  {
    id: 'records-before-domain',
    question: 'Which DNS records can be added for a domain that the server does not have yet?',
    default: 'ownership-record',
    choices: {
      'ownership-record': 'the TXT record of the ownership check',
      any: 'any',
    },
    why: 'The check wants a record before the domain is there, and it has been seen added through the API.',
  },
  {
    id: 'internationalised-answers',
    question: 'How do responses write an internationalised domain?',
    default: 'punycode',
    choices: {
      punycode: 'in Punycode',
      'own-script-under-domain': 'in its own script under /domain, else in Punycode',
    },
    why: 'It is the form that every other request takes.',
  },
  {
    id: 'domain-awaiting',
    question: 'How long is a new domain awaiting its setting?',
    default: 'one-minute',
    choices: {
      'one-minute': 'for one minute',
      never: 'not at all',
      'one-hour': 'for one hour',
    },
    why: 'No time is known. Nothing is rejected meanwhile.',
  },
  {
    id: 'domain-deletion',
    question: 'What happens to the mail accounts, subdomains, DNS records and so on of a deleted domain?',
    default: 'deleted',
    choices: {
      deleted: 'they are deleted too',
      'dns-records-stay': 'the DNS records stay, the others are deleted',
    },
    why: 'They could not be reached any longer.',
  },
  {
    id: 'domain-reset',
    question: 'What does the reset of a domain take?',
    default: 'with-subdomains',
    choices: {
      'with-subdomains':
        'web: subdomains, WordPress and the PHP version; other: what else hangs on it; its memo and certificate stay',
      'without-subdomains':
        'web: WordPress and the PHP version; other: what else hangs on it; its memo, certificate and subdomains stay',
    },
    why: 'The documentation only calls it destructive, and the values of type only name the areas.',
  },
  {
    id: 'certificate-setup',
    question: 'How does the setup of a certificate end?',
    default: 'success',
    choices: {
      success: 'success',
      failed: 'failed',
      failed_nameserver: 'failed_nameserver',
    },
    why: 'No real certificates stand behind the sandbox. Where it fails, issuing one returns 409 OPERATION_ERROR.',
  },
  {
    id: 'certificate-renewal',
    question: 'How long is a free certificate valid?',
    default: 'renewed',
    choices: {
      renewed: '90 days, and it is renewed 30 days before',
      'not-renewed': '90 days, and it is not renewed',
    },
    why: 'It is what the named issuer of free certificates does and recommends.',
  },
  {
    id: 'first-dns-records',
    question: 'Which DNS records does a new domain have?',
    default: 'a-www-mx',
    choices: {
      'a-www-mx': 'an A record that leads to the server, www as another name of it, and an MX record',
      none: 'none but what the sandbox was asked for',
    },
    why: 'A client relies on them. The documentation describes none.',
  },
  {
    id: 'dns-host-form',
    question: 'How do responses write the host of a DNS record? Requests may use both forms.',
    default: 'full-name',
    choices: {
      'full-name': 'as a full name',
      label: 'as a label, with @ for the domain itself',
    },
    why: 'Two clients of the live service depend on full names; a table of public reference material has labels.',
  },
  {
    id: 'dns-content',
    question: 'Which content of a DNS record is rejected with 422 VALIDATION_ERROR?',
    default: 'invalid-for-type',
    choices: {
      'invalid-for-type':
        'one that is no address, no name, no SRV or no CAA value where its type asks for that',
      none: 'none',
    },
    why: 'The documentation says nothing; a wrong address can be no record.',
  },
  {
    id: 'records-beside-cname',
    question:
      'What does a DNS record return that would be beside a CNAME of its name, or a CNAME that would be beside another record or at the domain itself?',
    default: 'rejected',
    choices: {
      rejected: '409 OPERATION_ERROR',
      added: 'it is added or changed',
    },
    why: 'The documentation says nothing. DNS has nothing beside a CNAME (RFC 1034), and the domain itself has SOA and NS records.',
  },
  {
    id: 'php-of-subdomains',
    question: 'Which entries does the list of PHP versions have, and which version is the first?',
    default: 'domains-8-3',
    choices: {
      'domains-8-3': 'one for each domain, the initial one included, none for subdomains; 8.3',
      'domains-and-subdomains-8-3': 'one for each domain and subdomain, the initial one included; 8.3',
      'domains-8-5': 'one for each domain, the initial one included, none for subdomains; 8.5',
    },
    why: 'The operations speak of domains only.',
  },
  {
    id: 'ssh-settings-of-new-server',
    question: 'Is SSH on at a hosting server that was ordered?',
    default: 'off',
    choices: {
      off: 'no, and connections from abroad are rejected',
      on: 'yes, and connections from abroad are rejected',
    },
    why: 'The rejection is true at first by public reference material; what is not asked for is off.',
  },
] as const
