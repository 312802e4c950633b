// Written by assumption-choices.test.ts from the list of assumptions; `vitest -u` writes it again. Do not edit.

/** One choice for each assumption: what the sandbox does where the documentation leaves something open. */
export interface AssumptionChoices {
  /**
   * What does an order return whose Idempotency-Key belongs to an order that has completed?
   *
   * It is what the header is for, and what other APIs with this header do.
   *
   * @default 'replays the first response'
   */
  readonly 'completed-order-replay':
    | 'replays the first response'
    | 'returns 409 DUPLICATE_REQUEST'
    | 'orders again'
  /**
   * Does a dry run of an order look at the prepaid balance?
   *
   * A dry run "validates feasibility", and an order without money is not feasible.
   *
   * @default 'returns 402 PAYMENT_REQUIRED when it is short'
   */
  readonly 'dry-run-balance':
    | 'returns 402 PAYMENT_REQUIRED when it is short'
    | 'ignores the balance'
  /**
   * What are the keys of `permissions` of a custom API key?
   *
   * The documentation names the categories, but not their keys.
   *
   * @default 'power_operation: lower case with underscores'
   */
  readonly 'permission-category-names':
    | 'power_operation: lower case with underscores'
    | 'powerOperation: camel case'
    | 'power-operation: lower case with hyphens'
  /**
   * What does a legacy key for a single server reach? It places no orders.
   *
   * Such keys are older than the other services; their deprecated properties know one server only.
   *
   * @default 'its server only'
   */
  readonly 'legacy-keys':
    | 'its server only'
    | 'its server, and it may read the other services'
  /**
   * May a custom key call an operation on hosting whose category is not known?
   *
   * Only five categories of hosting are known. A test that passes here should not fail for rights there.
   *
   * @default 'no, for nothing can grant it'
   */
  readonly 'operations-without-category':
    | 'no, for nothing can grant it'
    | 'a custom key may call them'
  /**
   * Which forms of `from` and `to` does the execution log take?
   *
   * It is the one that is recommended; code that keeps to it works with any response.
   *
   * @default 'YYYY-MM-DD HH:MM:SS only'
   */
  readonly 'log-time-forms':
    | 'YYYY-MM-DD HH:MM:SS only'
    | 'also ISO 8601 with an offset, such as 2026-10-01T12:00:00+09:00'
  /**
   * What does a request return whose body has a property that the description does not have?
   *
   * A misspelled property, such as https_redirect for redirect_https, would otherwise be lost without a word.
   *
   * @default '422 VALIDATION_ERROR'
   */
  readonly 'unknown-properties':
    | '422 VALIDATION_ERROR'
    | 'ignores the property'
  /**
   * How many requests may be made on hosting, apart from those on VPSs?
   *
   * They vary with plan and contract; this is the smallest plan. The option limits changes them.
   *
   * @default '60 a minute, 10,000 a day and 5 at the same time'
   */
  readonly 'rate-limits-of-hosting':
    | '60 a minute, 10,000 a day and 5 at the same time'
    | '120 a minute, 30,000 a day and 10 at the same time'
    | '300 a minute, 100,000 a day and 20 at the same time'
  /**
   * Against which limits do /v1/me, /v1/logs and unknown paths count?
   *
   * The documentation gives limits for VPSs and for hosting, and these paths belong to neither.
   *
   * @default 'limits of their own, with the same numbers'
   */
  readonly 'rate-limit-of-common-paths':
    | 'limits of their own, with the same numbers'
    | 'count as requests on VPSs'
    | 'count as requests on hosting'
  /**
   * When do the minute and the day of the limits begin?
   *
   * X-RateLimit-Reset names one end for all requests of a window, so windows do not slide.
   *
   * @default 'minutes and days of the clock in Japan'
   */
  readonly 'rate-limit-window':
    | 'minutes and days of the clock in Japan'
    | 'begins with its first request'
  /**
   * Which responses carry the X-RateLimit headers?
   *
   * The description lists them on every response.
   *
   * @default 'every response'
   */
  readonly 'rate-limit-headers':
    | 'every response'
    | 'every response to a known key'
    | 'successes and 429 only'
  /**
   * What is the unit of X-RateLimit-Reset?
   *
   * Public reference material shows Unix seconds.
   *
   * @default 'Unix seconds'
   */
  readonly 'rate-limit-reset-unit':
    | 'Unix seconds'
    | 'seconds from now'
    | 'Unix milliseconds'
  /**
   * What do X-RateLimit-Remaining and X-RateLimit-Reset know of the day? Limit is that of the minute.
   *
   * A client that trusts what remains should not be rejected.
   *
   * @default 'Remaining is the less of both, and Reset ends the one that is used up'
   */
  readonly 'rate-limit-scope':
    | 'Remaining is the less of both, and Reset ends the one that is used up'
    | 'nothing: they are of the minute'
  /**
   * Is a request in the execution log that a limit rejected with 429?
   *
   * It was not executed. It counts against no limit either.
   *
   * @default 'no'
   */
  readonly 'refused-requests-in-log':
    | 'no'
    | 'yes'
  /**
   * When is an address blocked that keeps failing to authenticate, and for how long?
   *
   * No numbers are known. The option limits.authenticationBlock changes them.
   *
   * @default '10 responses of 401 within 60 seconds block it for 5 minutes'
   */
  readonly 'authentication-block':
    | '10 responses of 401 within 60 seconds block it for 5 minutes'
    | '5 responses of 401 within 5 minutes block it for 30 minutes'
    | '30 responses of 401 within 60 seconds block it for 60 seconds'
  /**
   * What is the contract status of a VPS in the list and in the detail?
   *
   * These are the only states of a contract that the documentation names. A suspended one is called as on hosting.
   *
   * @default 'its sign-up status: building, then active'
   */
  readonly 'contract-status-values':
    | 'its sign-up status: building, then active'
    | 'active from its creation on'
    | 'words of its own: preparing, then in_use'
  /**
   * What is the power state of a VPS whose sign-up has not completed?
   *
   * Neither running nor stopped would be true. Every write returns 409 CONTRACT_NOT_ACTIVE meanwhile.
   *
   * @default 'processing'
   */
  readonly 'power-while-building':
    | 'processing'
    | 'stopped'
    | 'running'
  /**
   * When does a VPS that has just been ordered take its first power operation?
   *
   * No delay is documented. Another provider has been seen to reject the first operation for a while.
   *
   * @default 'once its sign-up is active'
   */
  readonly 'power-of-new-vps':
    | 'once its sign-up is active'
    | 'one minute later; until then it returns 409 FEATURE_UNAVAILABLE'
  /**
   * How is the rest of the current month charged?
   *
   * The documentation says that the price holds the rest of the month and varies by day. A contract so ends with a month.
   *
   * @default 'by the day in Japan, today included, rounded down'
   */
  readonly 'first-payment':
    | 'by the day in Japan, today included, rounded down'
    | 'by the day in Japan, today left out, rounded down'
    | 'by the day in Japan, today included, rounded up'
  /**
   * What do an order and a reinstall return with an unknown image or SSH key name?
   *
   * It is invalid input, as is an image that needs more memory than the plan has.
   *
   * @default '422 VALIDATION_ERROR'
   */
  readonly 'unusable-order-fields':
    | '422 VALIDATION_ERROR'
    | '404 NOT_FOUND'
  /**
   * Which characters may the memo of a VPS or of a packet filter rule hold?
   *
   * The documentation limits the memo of a hosting server to that encoding, and no other memo.
   *
   * @default 'any'
   */
  readonly 'vps-memo-characters':
    | 'any'
    | 'those of eucJP-win'
  /**
   * When are two packet filter rules identical?
   *
   * A memo does not change what a rule lets through.
   *
   * @default 'same kind, protocol, port and source, as they are written'
   */
  readonly 'identical-rules':
    | 'same kind, protocol, port and source, as they are written'
    | 'the memo counts too'
  /**
   * What does a packet filter rule for icmp return that is sent with a port?
   *
   * The port of such a rule is null, so the one that was sent would be lost without a word.
   *
   * @default '422 VALIDATION_ERROR'
   */
  readonly 'port-with-icmp':
    | '422 VALIDATION_ERROR'
    | 'ignores the port'
  /**
   * Which rejection of a write on a VPS comes first when several apply?
   *
   * What no change of the request would help comes first; nobody stops a protected VPS in vain.
   *
   * @default 'contract, long process, rule, input, PROTECTED, INVALID_POWER_STATE'
   */
  readonly 'vps-refusal-order':
    | 'contract, long process, rule, input, PROTECTED, INVALID_POWER_STATE'
    | 'contract, long process, rule, input, INVALID_POWER_STATE, PROTECTED'
    | 'contract, long process, rule, PROTECTED, INVALID_POWER_STATE, input'
  /**
   * What is the reinstall status of a VPS that has never been reinstalled?
   *
   * installed_at may be the creation of the server, so the creation counts as an installation.
   *
   * @default 'configuring until its first boot, then completed'
   */
  readonly 'reinstall-state-of-new-vps':
    | 'configuring until its first boot, then completed'
    | 'completed'
  /**
   * What do image_id, os and application say while a reinstall runs?
   *
   * They tell what is installed now: the old image is erased, and the new one not there yet.
   *
   * @default 'null while it is rebuilding, then the new image'
   */
  readonly 'image-while-rebuilding':
    | 'null while it is rebuilding, then the new image'
    | 'the old image until it has completed'
    | 'the new image'
  /**
   * What is the power state of a VPS that is being reinstalled?
   *
   * It runs only when the reinstall has completed. Every write returns 409 FEATURE_UNAVAILABLE meanwhile.
   *
   * @default 'processing'
   */
  readonly 'power-while-reinstalling':
    | 'processing'
    | 'stopped'
    | 'stopped while it is rebuilding, then running'
  /**
   * What becomes of a VPS whose reinstall ends in error? It shows no image, for the old system is erased.
   *
   * A way out of the error is not described, and for one of power the documentation names the support only.
   *
   * @default 'it is stopped, and can be reinstalled again'
   */
  readonly 'failed-reinstall':
    | 'it is stopped, and can be reinstalled again'
    | 'its power state is error, and it can neither be started nor reinstalled'
  /**
   * What are the values of type, category and unavailable_reason of an image?
   *
   * The documentation names none. These are the made-up ones of the description.
   *
   * @default 'os or application; the name in lower case for an os, else null; insufficient_memory'
   */
  readonly 'reinstall-image-values':
    | 'os or application; the name in lower case for an os, else null; insufficient_memory'
    | 'OS or APP; the name for both; MEMORY_SHORTAGE'
  /**
   * What does adding something to a hosting server return that is there already?
   *
   * The input is valid; what the server holds stops it, and that is what this code stands for.
   *
   * @default 'returns 409 OPERATION_ERROR'
   */
  readonly 'hosting-duplicates':
    | 'returns 409 OPERATION_ERROR'
    | 'returns 422 VALIDATION_ERROR'
  /**
   * What do writes return on a hosting server that is not set up yet, or suspended? Reads and the memo of the contract work.
   *
   * It becomes usable once active. CONTRACT_NOT_ACTIVE is described for VPSs only.
   *
   * @default '409 OPERATION_ERROR'
   */
  readonly 'unusable-hosting-server':
    | '409 OPERATION_ERROR'
    | '404 NOT_FOUND'
    | 'they work'
  /**
   * When does a hosting contract end?
   *
   * It is how the contract of a VPS ends.
   *
   * @default 'with the month that lies the period after that of the order'
   */
  readonly 'hosting-expiry':
    | 'with the month that lies the period after that of the order'
    | 'the period after the day of the order'
  /**
   * Which contracts does a key for selected servers see in the list of hosting contracts?
   *
   * It is what the list of VPSs does.
   *
   * @default 'its own'
   */
  readonly 'hosting-list-targets':
    | 'its own'
    | 'all'
  /**
   * Is the initial domain one of the domains under /domain? It can hold records, subdomains and certificates.
   *
   * The usage counts domains without it, and the only known type of a domain is an added one.
   *
   * @default 'no: there is no such domain there'
   */
  readonly 'initial-domain':
    | 'no: there is no such domain there'
    | 'yes, with the type initial; changing, resetting or deleting it returns 409 OPERATION_ERROR'
  /**
   * What does adding a domain return that another server of the account has?
   *
   * A domain leads to one server.
   *
   * @default 'the same as for a domain that the server has itself'
   */
  readonly 'domain-of-another-server':
    | 'the same as for a domain that the server has itself'
    | 'it is added'
  /**
   * What does a request return whose body names a domain that the server does not have?
   *
   * It is what a domain in the path returns.
   *
   * @default '404 NOT_FOUND'
   */
  readonly 'unknown-domain':
    | '404 NOT_FOUND'
    | '422 VALIDATION_ERROR'
    | '409 OPERATION_ERROR'
  /**
   * Where does the ownership check find its TXT record, and when?
   *
   * No real DNS stands behind the sandbox. A delay of 30 to 90 seconds has been seen.
   *
   * @default 'among the DNS records of the server, at once'
   */
  readonly 'ownership-check':
    | 'among the DNS records of the server, at once'
    | 'among the DNS records of the server, after 60 seconds'
    | 'passes without a record'
  /**
   * Which DNS records can be added for a domain that the server does not have yet?
   *
   * The check wants a record before the domain is there, and it has been seen added through the API.
   *
   * @default 'the TXT record of the ownership check'
   */
  readonly 'records-before-domain':
    | 'the TXT record of the ownership check'
    | 'any'
  /**
   * How do responses write an internationalised domain?
   *
   * It is the form that every other request takes.
   *
   * @default 'in Punycode'
   */
  readonly 'internationalised-answers':
    | 'in Punycode'
    | 'in its own script under /domain, else in Punycode'
  /**
   * How long is a new domain awaiting its setting?
   *
   * No time is known. Nothing is rejected meanwhile.
   *
   * @default 'for one minute'
   */
  readonly 'domain-awaiting':
    | 'for one minute'
    | 'not at all'
    | 'for one hour'
  /**
   * What becomes of the mail accounts, subdomains, DNS records and so on of a deleted domain?
   *
   * They could not be reached any longer.
   *
   * @default 'they are deleted too'
   */
  readonly 'domain-deletion':
    | 'they are deleted too'
    | 'the DNS records stay, the others are deleted'
  /**
   * What does the reset of a domain take?
   *
   * The documentation only calls it destructive, and the values of type only name the areas.
   *
   * @default 'web: subdomains, WordPress and the PHP version; other: what else hangs on it; its memo and certificate stay'
   */
  readonly 'domain-reset':
    | 'web: subdomains, WordPress and the PHP version; other: what else hangs on it; its memo and certificate stay'
    | 'web: WordPress and the PHP version; other: what else hangs on it; its memo, certificate and subdomains stay'
  /**
   * What becomes of the setup of a certificate?
   *
   * No real certificates stand behind the sandbox. Where it fails, issuing one returns 409 OPERATION_ERROR.
   *
   * @default 'success'
   */
  readonly 'certificate-setup':
    | 'success'
    | 'failed'
    | 'failed_nameserver'
  /**
   * How long is a free certificate valid?
   *
   * It is what the named issuer of free certificates does and recommends.
   *
   * @default '90 days, and it is renewed 30 days before'
   */
  readonly 'certificate-renewal':
    | '90 days, and it is renewed 30 days before'
    | '90 days, and it is not renewed'
  /**
   * Which DNS records does a new domain have?
   *
   * A client relies on them. The documentation describes none.
   *
   * @default 'an A record that leads to the server, www as another name of it, and an MX record'
   */
  readonly 'first-dns-records':
    | 'an A record that leads to the server, www as another name of it, and an MX record'
    | 'none but what the sandbox was asked for'
  /**
   * How do responses write the host of a DNS record? Requests may use both forms.
   *
   * Two clients of the live service depend on full names; a table of public reference material has labels.
   *
   * @default 'as a full name'
   */
  readonly 'dns-host-form':
    | 'as a full name'
    | 'as a label, with @ for the domain itself'
  /**
   * Which content of a DNS record is rejected with 422 VALIDATION_ERROR?
   *
   * The documentation says nothing; a wrong address can be no record.
   *
   * @default 'one that is no address, no name, no SRV or no CAA value where its type asks for that'
   */
  readonly 'dns-content':
    | 'one that is no address, no name, no SRV or no CAA value where its type asks for that'
    | 'none'
  /**
   * Which entries does the list of PHP versions have, and which version is the first?
   *
   * The operations speak of domains only.
   *
   * @default 'one for each domain, the initial one included, none for subdomains; 8.3'
   */
  readonly 'php-of-subdomains':
    | 'one for each domain, the initial one included, none for subdomains; 8.3'
    | 'one for each domain and subdomain, the initial one included; 8.3'
    | 'one for each domain, the initial one included, none for subdomains; 8.5'
  /**
   * Is SSH on at a hosting server that was ordered?
   *
   * The rejection is true at first by public reference material; what is not asked for is off.
   *
   * @default 'no, and connections from abroad are rejected'
   */
  readonly 'ssh-settings-of-new-server':
    | 'no, and connections from abroad are rejected'
    | 'yes, and connections from abroad are rejected'
  /**
   * Which names do mail, FTP, DKIM, DMARC and the logs of the web server take? SPF and WordPress take subdomains.
   *
   * Lists filter by the parent domain, which would need no saying without subdomains.
   *
   * @default 'domains and subdomains of the server; others return 404 NOT_FOUND'
   */
  readonly 'hosting-sites':
    | 'domains and subdomains of the server; others return 404 NOT_FOUND'
    | 'domains of the server; others return 404 NOT_FOUND'
  /**
   * Are upper and lower case the same in the name of a mail or FTP account?
   *
   * They are the same in the domain, and nobody wants two mailboxes that differ in case only.
   *
   * @default 'yes, and responses write lower case'
   */
  readonly 'account-name-case':
    | 'yes, and responses write lower case'
    | 'no, and responses write it as it was sent'
  /**
   * How long is the password of a mail account or a database user at least?
   *
   * Newer clients say 8, older public reference material 6.
   *
   * @default '8 characters'
   */
  readonly 'mail-and-database-password':
    | '8 characters'
    | '6 characters'
  /**
   * How large is a mailbox that is created without quota_mb?
   *
   * Second-hand material names it.
   *
   * @default '2000 MB'
   */
  readonly 'mail-quota-omitted':
    | '2000 MB'
    | '1000 MB'
    | '50000 MB'
  /**
   * Which domain must be proven for a mail account of a subdomain?
   *
   * It is the domain that was added.
   *
   * @default 'the parent domain'
   */
  readonly 'ownership-check-of-subdomains':
    | 'the parent domain'
    | 'the subdomain itself'
  /**
   * What does leaving out keep_in_mailbox do, and what is it at first?
   *
   * Other changes keep what is left out, and mail is not to be lost without being asked for.
   *
   * @default 'keeps its value, which is true at first'
   */
  readonly 'forwarding-keep-omitted':
    | 'keeps its value, which is true at first'
    | 'keeps its value, which is false at first'
    | 'sets it to true, which it is at first'
  /**
   * Which priority does a mail filter have?
   *
   * Priorities count from 1 for each domain, and no request sets them.
   *
   * @default 'its place among those of its name, which moves up when one before it is deleted'
   */
  readonly 'mail-filter-priority':
    | 'its place among those of its name, which moves up when one before it is deleted'
    | 'one more than the last of its name, and it stays'
  /**
   * Which target of a mail filter is rejected with 422 VALIDATION_ERROR?
   *
   * Texts that are no addresses have been seen to be accepted for mail_address.
   *
   * @default 'an empty one for mail_address, and any but an empty one for the other types'
   */
  readonly 'mail-filter-target':
    | 'an empty one for mail_address, and any but an empty one for the other types'
    | 'none'
  /**
   * Which three properties must be sent together with the filter_type standard?
   *
   * These are the ones that the documentation names, though not clearly.
   *
   * @default 'spam_level, strict_non_japanese_subject and detection_action'
   */
  readonly 'spam-filter-companions':
    | 'spam_level, strict_non_japanese_subject and detection_action'
    | 'spam_level, strict_non_japanese_subject and strict_html_mail'
    | 'all four other properties'
  /**
   * What are the spam filter settings of a domain at first, and which values do they take?
   *
   * No values but standard are known. These are the made-up ones of the description.
   *
   * @default 'standard, level_3, spam_folder, nothing strict, DMARC not checked; any text'
   */
  readonly 'new-spam-filter':
    | 'standard, level_3, spam_folder, nothing strict, DMARC not checked; any text'
    | 'off, level_1, inbox, nothing strict, DMARC checked; any text'
  /**
   * Is SMTP access from abroad restricted at first?
   *
   * It is so with SSH access.
   *
   * @default 'yes'
   */
  readonly 'smtp-restriction-of-new-domain':
    | 'yes'
    | 'no'
  /**
   * Which address can have an auto reply?
   *
   * The mail account stays when an auto reply is deleted, so there is one.
   *
   * @default 'that of a mail account; else 404 NOT_FOUND'
   */
  readonly 'auto-reply-address':
    | 'that of a mail account; else 404 NOT_FOUND'
    | 'any address in domain'
  /**
   * What becomes of the auto reply of a deleted mail account?
   *
   * Nothing arrives that it could respond to.
   *
   * @default 'it is deleted too'
   */
  readonly 'mail-account-deletion':
    | 'it is deleted too'
    | 'it stays'
  /**
   * Which entries do the lists of DKIM and DMARC settings of a domain have?
   *
   * The response is a list, and an entry names what it is for.
   *
   * @default 'one for the domain and one for each of its subdomains; at first off, and none without reports'
   */
  readonly 'dkim-dmarc-entries':
    | 'one for the domain and one for each of its subdomains; at first off, and none without reports'
    | 'one for each of them that is signed or has a policy'
  /**
   * What is dkim_record of a domain whose mail is not signed?
   *
   * It can be null, and this is the only case in which nothing is published.
   *
   * @default 'null'
   */
  readonly 'dkim-record-while-off':
    | 'null'
    | 'the record that enabling publishes'
  /**
   * Which mail settings show among the DNS records?
   *
   * All are TXT records. Public reference material shows it of DKIM, and a client relies on it for SPF.
   *
   * @default 'DKIM, DMARC and SPF, as TXT records that come and go with them'
   */
  readonly 'mail-settings-among-dns-records':
    | 'DKIM, DMARC and SPF, as TXT records that come and go with them'
    | 'DKIM and SPF, as TXT records that come and go with them'
    | 'DKIM, as a TXT record that comes and goes with it'
    | 'none'
  /**
   * Which DMARC policies are accepted?
   *
   * They are those of the DMARC standard. The service is known to accept none.
   *
   * @default 'none, quarantine and reject; others return 422 VALIDATION_ERROR'
   */
  readonly 'dmarc-policies':
    | 'none, quarantine and reject; others return 422 VALIDATION_ERROR'
    | 'any text'
  /**
   * To which text does enable_gmail of an SPF record add Gmail?
   *
   * It is what the name says: one thing more is enabled.
   *
   * @default 'the present one'
   */
  readonly 'spf-gmail':
    | 'the present one'
    | 'the one that reset sets'
  /**
   * Which text does a custom SPF record take?
   *
   * Another text would be no SPF record.
   *
   * @default 'one that begins with v=spf1'
   */
  readonly 'spf-text':
    | 'one that begins with v=spf1'
    | 'any text'
  /**
   * Which suffixes can the name of a database or database user have?
   *
   * Length and characters are not documented; such a name works in every database.
   *
   * @default 'letters, digits, hyphens and underscores, 64 characters in the whole name'
   */
  readonly 'database-name-suffix':
    | 'letters, digits, hyphens and underscores, 64 characters in the whole name'
    | 'any text'
  /**
   * What does granting access return that the user has already?
   *
   * It is what the database itself does.
   *
   * @default '200, and changes nothing'
   */
  readonly 'repeated-grant':
    | '200, and changes nothing'
    | 'rejected as a duplicate'
  /**
   * What does revoking access return that the user does not have?
   *
   * Other deletions return so when there is nothing to delete.
   *
   * @default 'returns 404 NOT_FOUND'
   */
  readonly 'repeated-revocation':
    | 'returns 404 NOT_FOUND'
    | '200, and changes nothing'
  /**
   * How do responses write the url of a WordPress installation? One with a port or a query is rejected.
   *
   * The scheme may be left out, and the url of a domain begins with https when SSL is set.
   *
   * @default 'with the scheme sent, else that of the site'
   */
  readonly 'wordpress-address':
    | 'with the scheme sent, else that of the site'
    | 'with the scheme of the site'
  /**
   * Which database does a WordPress installation get?
   *
   * It is the form of the example in the description.
   *
   * @default 'a new one with a user of the same name: server id, _wp and the first free number'
   */
  readonly 'wordpress-database':
    | 'a new one with a user of the same name: server id, _wp and the first free number'
    | 'a new one with a user of the same name: server id and eight characters'
  /**
   * What is the memo of the database and of the user that an installation makes?
   *
   * A list has no other property that tells the user of a site, whose password nobody may change alone.
   *
   * @default 'WordPress and the address of the installation'
   */
  readonly 'wordpress-database-memo':
    | 'WordPress and the address of the installation'
    | 'empty'
  /**
   * Does WordPress come with a cron job?
   *
   * Deleting WordPress can delete its cron job, which public reference material calls that.
   *
   * @default 'installing adds one that clears a cache every night'
   */
  readonly 'wordpress-cron-job':
    | 'installing adds one that clears a cache every night'
    | 'no'
  /**
   * What becomes of the database, its user and the cron job when a domain takes WordPress along?
   *
   * They belong to the server, and only the deletion of WordPress itself can be told to take them.
   *
   * @default 'they stay'
   */
  readonly 'wordpress-of-deleted-domain':
    | 'they stay'
    | 'they are deleted too'
  /**
   * Which schedules of a cron job are accepted?
   *
   * The properties are those of a crontab, and its weekdays are known to be numbered.
   *
   * @default 'numbers, ranges, steps, lists and * as in a crontab, no names; others return 422 VALIDATION_ERROR'
   */
  readonly 'cron-fields':
    | 'numbers, ranges, steps, lists and * as in a crontab, no names; others return 422 VALIDATION_ERROR'
    | 'any text'
  /**
   * What is notification_email of the cron jobs?
   *
   * No operation sets it, and two clients expect null.
   *
   * @default 'null'
   */
  readonly 'cron-notification-email':
    | 'null'
    | 'an empty string'
    | 'the address of the owner, owner@example.com'
  /**
   * How do lines and keyword of a log go together?
   *
   * How cases compare is not documented, and lines count from the end of what is asked for.
   *
   * @default 'the last lines among those that hold the keyword, in the same case'
   */
  readonly 'web-log-filters':
    | 'the last lines among those that hold the keyword, in the same case'
    | 'those that hold the keyword among the last lines, in the same case'
    | 'the last lines among those that hold the keyword, in any case'
}
