// Written by assumption-choices.test.ts from the list of assumptions; `vitest -u` writes it again. Do not edit.

/** One choice for each assumption: the behaviour of the sandbox where the documentation leaves it open. */
export interface AssumptionChoices {
  /**
   * What does an order return whose Idempotency-Key belongs to an order that has completed?
   *
   * - `replay`: replays the first response
   * - `conflict`: returns 409 DUPLICATE_REQUEST
   * - `order-again`: orders again
   *
   * It is what the header is for, and what other APIs with this header do.
   *
   * @default 'replay'
   */
  readonly 'completed-order-replay': 'replay' | 'conflict' | 'order-again'
  /**
   * Does a dry run of an order look at the prepaid balance?
   *
   * - `payment-required`: returns 402 PAYMENT_REQUIRED when it is short
   * - `ignore-balance`: ignores the balance
   *
   * A dry run "validates feasibility", and an order without money is not feasible.
   *
   * @default 'payment-required'
   */
  readonly 'dry-run-balance': 'payment-required' | 'ignore-balance'
  /**
   * What are the keys of `permissions` of a custom API key?
   *
   * - `snake-case`: power_operation: lower case with underscores
   * - `camel-case`: powerOperation: camel case
   * - `kebab-case`: power-operation: lower case with hyphens
   *
   * The documentation names the categories, but not their keys.
   *
   * @default 'snake-case'
   */
  readonly 'permission-category-names': 'snake-case' | 'camel-case' | 'kebab-case'
  /**
   * What does a legacy key for a single server reach? It places no orders.
   *
   * - `own-server`: its server only
   * - `own-server-and-reads`: its server, and it may read the other services
   *
   * Such keys are older than the other services; their deprecated properties know one server only.
   *
   * @default 'own-server'
   */
  readonly 'legacy-keys': 'own-server' | 'own-server-and-reads'
  /**
   * May a custom key call an operation on hosting whose category is not known?
   *
   * - `forbidden`: no, for nothing can grant it
   * - `allowed`: a custom key may call them
   *
   * Only five categories of hosting are known. A test that passes here should not fail for rights there.
   *
   * @default 'forbidden'
   */
  readonly 'operations-without-category': 'forbidden' | 'allowed'
  /**
   * Which forms of `from` and `to` does the execution log take?
   *
   * - `date-and-time`: YYYY-MM-DD HH:MM:SS only
   * - `also-iso-8601`: also ISO 8601 with an offset, such as 2026-10-01T12:00:00+09:00
   *
   * It is the one that is recommended; code that keeps to it works with any response.
   *
   * @default 'date-and-time'
   */
  readonly 'log-time-forms': 'date-and-time' | 'also-iso-8601'
  /**
   * What does a request return whose body has a property that the description does not have?
   *
   * - `validation-error`: 422 VALIDATION_ERROR
   * - `ignore`: ignores the property
   *
   * A misspelled property, such as https_redirect for redirect_https, would otherwise be lost without a word.
   *
   * @default 'validation-error'
   */
  readonly 'unknown-properties': 'validation-error' | 'ignore'
  /**
   * How many requests may be made on hosting, apart from those on VPSs?
   *
   * - `60-a-minute`: 60 a minute, 10,000 a day and 5 at the same time
   * - `120-a-minute`: 120 a minute, 30,000 a day and 10 at the same time
   * - `300-a-minute`: 300 a minute, 100,000 a day and 20 at the same time
   *
   * They vary with plan and contract; this is the smallest plan. The option limits changes them.
   *
   * @default '60-a-minute'
   */
  readonly 'rate-limits-of-hosting': '60-a-minute' | '120-a-minute' | '300-a-minute'
  /**
   * Against which limits do /v1/me, /v1/logs and unknown paths count?
   *
   * - `own-limits`: limits of their own, with the same numbers
   * - `count-as-vps`: count as requests on VPSs
   * - `count-as-hosting`: count as requests on hosting
   *
   * The documentation gives limits for VPSs and for hosting, and these paths belong to neither.
   *
   * @default 'own-limits'
   */
  readonly 'rate-limit-of-common-paths': 'own-limits' | 'count-as-vps' | 'count-as-hosting'
  /**
   * When do the minute and the day of the limits begin?
   *
   * - `clock-in-japan`: minutes and days of the clock in Japan
   * - `first-request`: begins with its first request
   *
   * X-RateLimit-Reset names one end for all requests of a window, so windows do not slide.
   *
   * @default 'clock-in-japan'
   */
  readonly 'rate-limit-window': 'clock-in-japan' | 'first-request'
  /**
   * Which responses carry the X-RateLimit headers?
   *
   * - `all`: every response
   * - `known-keys`: every response to a known key
   * - `successes-and-429`: successes and 429 only
   *
   * The description lists them on every response.
   *
   * @default 'all'
   */
  readonly 'rate-limit-headers': 'all' | 'known-keys' | 'successes-and-429'
  /**
   * What is the unit of X-RateLimit-Reset?
   *
   * - `unix-seconds`: Unix seconds
   * - `seconds-from-now`: seconds from now
   * - `unix-milliseconds`: Unix milliseconds
   *
   * Public reference material shows Unix seconds.
   *
   * @default 'unix-seconds'
   */
  readonly 'rate-limit-reset-unit': 'unix-seconds' | 'seconds-from-now' | 'unix-milliseconds'
  /**
   * What do X-RateLimit-Remaining and X-RateLimit-Reset know of the day? Limit is that of the minute.
   *
   * - `tighter-limit`: Remaining is the less of both, and Reset ends the one that is used up
   * - `minute-limit`: nothing: they are of the minute
   *
   * A client that trusts what remains should not be rejected.
   *
   * @default 'tighter-limit'
   */
  readonly 'rate-limit-scope': 'tighter-limit' | 'minute-limit'
  /**
   * Is a request in the execution log that a limit rejected with 429?
   *
   * - `no`: no
   * - `yes`: yes
   *
   * It was not executed. It counts against no limit either.
   *
   * @default 'no'
   */
  readonly 'refused-requests-in-log': 'no' | 'yes'
  /**
   * When is an address blocked that keeps failing to authenticate, and for how long?
   *
   * - `10-in-60-s`: 10 responses of 401 within 60 seconds block it for 5 minutes
   * - `5-in-5-min`: 5 responses of 401 within 5 minutes block it for 30 minutes
   * - `30-in-60-s`: 30 responses of 401 within 60 seconds block it for 60 seconds
   *
   * No numbers are known. The option limits.authenticationBlock changes them.
   *
   * @default '10-in-60-s'
   */
  readonly 'authentication-block': '10-in-60-s' | '5-in-5-min' | '30-in-60-s'
  /**
   * What is the contract status of a VPS in the list and in the detail?
   *
   * - `sign-up-status`: its sign-up status: building, then active
   * - `always-active`: active from its creation on
   * - `own-words`: words of its own: preparing, then in_use
   *
   * These are the only states of a contract that the documentation names. A suspended one is called as on hosting.
   *
   * @default 'sign-up-status'
   */
  readonly 'contract-status-values': 'sign-up-status' | 'always-active' | 'own-words'
  /**
   * What is the power state of a VPS whose sign-up has not completed?
   *
   * - `processing`: processing
   * - `stopped`: stopped
   * - `running`: running
   *
   * Neither running nor stopped would be true. Every write returns 409 CONTRACT_NOT_ACTIVE meanwhile.
   *
   * @default 'processing'
   */
  readonly 'power-while-building': 'processing' | 'stopped' | 'running'
  /**
   * When does a VPS that has just been ordered take its first power operation?
   *
   * - `once-active`: once its sign-up is active
   * - `after-a-minute`: one minute later; until then it returns 409 FEATURE_UNAVAILABLE
   *
   * No delay is documented. Another provider has been seen to reject the first operation for a while.
   *
   * @default 'once-active'
   */
  readonly 'power-of-new-vps': 'once-active' | 'after-a-minute'
  /**
   * How is the rest of the current month charged?
   *
   * - `with-today-rounded-down`: by the day in Japan, today included, rounded down
   * - `without-today-rounded-down`: by the day in Japan, today left out, rounded down
   * - `with-today-rounded-up`: by the day in Japan, today included, rounded up
   *
   * The documentation says that the price holds the rest of the month and varies by day. A contract so ends with a month.
   *
   * @default 'with-today-rounded-down'
   */
  readonly 'first-payment': 'with-today-rounded-down' | 'without-today-rounded-down' | 'with-today-rounded-up'
  /**
   * What do an order and a reinstall return with an unknown image or SSH key name?
   *
   * - `validation-error`: 422 VALIDATION_ERROR
   * - `not-found`: 404 NOT_FOUND
   *
   * It is invalid input, as is an image that needs more memory than the plan has.
   *
   * @default 'validation-error'
   */
  readonly 'unusable-order-fields': 'validation-error' | 'not-found'
  /**
   * Which characters may the memo of a VPS or of a packet filter rule hold?
   *
   * - `any`: any
   * - `eucjp-win`: those of eucJP-win
   *
   * The documentation limits the memo of a hosting server to that encoding, and no other memo.
   *
   * @default 'any'
   */
  readonly 'vps-memo-characters': 'any' | 'eucjp-win'
  /**
   * When are two packet filter rules identical?
   *
   * - `without-memo`: same kind, protocol, port and source, as they are written
   * - `with-memo`: the memo counts too
   *
   * A memo does not change what a rule lets through.
   *
   * @default 'without-memo'
   */
  readonly 'identical-rules': 'without-memo' | 'with-memo'
  /**
   * What does a packet filter rule for icmp return that is sent with a port?
   *
   * - `validation-error`: 422 VALIDATION_ERROR
   * - `ignore-port`: ignores the port
   *
   * The port of such a rule is null, so the one that was sent would be lost without a word.
   *
   * @default 'validation-error'
   */
  readonly 'port-with-icmp': 'validation-error' | 'ignore-port'
  /**
   * Which rejection of a write on a VPS comes first when several apply?
   *
   * - `input-protected-power-state`: contract, long process, rule, input, PROTECTED, INVALID_POWER_STATE
   * - `input-power-state-protected`: contract, long process, rule, input, INVALID_POWER_STATE, PROTECTED
   * - `protected-power-state-input`: contract, long process, rule, PROTECTED, INVALID_POWER_STATE, input
   *
   * What no change of the request would help comes first; nobody stops a protected VPS in vain.
   *
   * @default 'input-protected-power-state'
   */
  readonly 'vps-refusal-order': 'input-protected-power-state' | 'input-power-state-protected' | 'protected-power-state-input'
  /**
   * What is the reinstall status of a VPS that has never been reinstalled?
   *
   * - `configuring-until-boot`: configuring until its first boot, then completed
   * - `completed`: completed
   *
   * installed_at may be the creation of the server, so the creation counts as an installation.
   *
   * @default 'configuring-until-boot'
   */
  readonly 'reinstall-state-of-new-vps': 'configuring-until-boot' | 'completed'
  /**
   * What do image_id, os and application say while a reinstall runs?
   *
   * - `null-while-rebuilding`: null while it is rebuilding, then the new image
   * - `old-until-completed`: the old image until it has completed
   * - `new-image`: the new image
   *
   * They tell what is installed now: the old image is erased, and the new one not there yet.
   *
   * @default 'null-while-rebuilding'
   */
  readonly 'image-while-rebuilding': 'null-while-rebuilding' | 'old-until-completed' | 'new-image'
  /**
   * What is the power state of a VPS that is being reinstalled?
   *
   * - `processing`: processing
   * - `stopped`: stopped
   * - `stopped-then-running`: stopped while it is rebuilding, then running
   *
   * It runs only when the reinstall has completed. Every write returns 409 FEATURE_UNAVAILABLE meanwhile.
   *
   * @default 'processing'
   */
  readonly 'power-while-reinstalling': 'processing' | 'stopped' | 'stopped-then-running'
  /**
   * What happens to a VPS whose reinstall ends in error? It shows no image, for the old system is erased.
   *
   * - `stopped`: it is stopped, and can be reinstalled again
   * - `error`: its power state is error, and it can neither be started nor reinstalled
   *
   * A way out of the error is not described, and for one of power the documentation names the support only.
   *
   * @default 'stopped'
   */
  readonly 'failed-reinstall': 'stopped' | 'error'
  /**
   * What are the values of type, category and unavailable_reason of an image?
   *
   * - `lower-case`: os or application; the name in lower case for an os, else null; insufficient_memory
   * - `upper-case`: OS or APP; the name for both; MEMORY_SHORTAGE
   *
   * The documentation names none. These are the made-up ones of the description.
   *
   * @default 'lower-case'
   */
  readonly 'reinstall-image-values': 'lower-case' | 'upper-case'
  /**
   * What does adding something to a hosting server return that is there already?
   *
   * - `operation-error`: returns 409 OPERATION_ERROR
   * - `validation-error`: returns 422 VALIDATION_ERROR
   *
   * The input is valid; what the server holds stops it, and that is what this code stands for.
   *
   * @default 'operation-error'
   */
  readonly 'hosting-duplicates': 'operation-error' | 'validation-error'
  /**
   * What do writes return on a hosting server that is not set up yet, or suspended? Reads and the memo of the contract work.
   *
   * - `operation-error`: 409 OPERATION_ERROR
   * - `not-found`: 404 NOT_FOUND
   * - `work`: they work
   *
   * It becomes usable once active. CONTRACT_NOT_ACTIVE is described for VPSs only.
   *
   * @default 'operation-error'
   */
  readonly 'unusable-hosting-server': 'operation-error' | 'not-found' | 'work'
  /**
   * When does a hosting contract end?
   *
   * - `end-of-month`: with the month that lies the period after that of the order
   * - `same-day`: the period after the day of the order
   *
   * It is how the contract of a VPS ends.
   *
   * @default 'end-of-month'
   */
  readonly 'hosting-expiry': 'end-of-month' | 'same-day'
  /**
   * Which contracts does a key for selected servers see in the list of hosting contracts?
   *
   * - `own`: its own
   * - `all`: all
   *
   * It is what the list of VPSs does.
   *
   * @default 'own'
   */
  readonly 'hosting-list-targets': 'own' | 'all'
  /**
   * Is the initial domain one of the domains under /domain? It can hold records, subdomains and certificates.
   *
   * - `none`: no: there is no such domain there
   * - `listed`: yes, with the type initial; changing, resetting or deleting it returns 409 OPERATION_ERROR
   *
   * The usage counts domains without it, and the only known type of a domain is an added one.
   *
   * @default 'none'
   */
  readonly 'initial-domain': 'none' | 'listed'
  /**
   * What does adding a domain return that another server of the account has?
   *
   * - `duplicate`: the same as for a domain that the server has itself
   * - `added`: it is added
   *
   * A domain leads to one server.
   *
   * @default 'duplicate'
   */
  readonly 'domain-of-another-server': 'duplicate' | 'added'
  /**
   * What does a request return whose body names a domain that the server does not have?
   *
   * - `not-found`: 404 NOT_FOUND
   * - `validation-error`: 422 VALIDATION_ERROR
   * - `operation-error`: 409 OPERATION_ERROR
   *
   * It is what a domain in the path returns.
   *
   * @default 'not-found'
   */
  readonly 'unknown-domain': 'not-found' | 'validation-error' | 'operation-error'
  /**
   * Where does the ownership check find its TXT record, and when?
   *
   * - `at-once`: among the DNS records of the server, at once
   * - `after-60-s`: among the DNS records of the server, after 60 seconds
   * - `no-record-needed`: passes without a record
   *
   * No real DNS stands behind the sandbox. A delay of 30 to 90 seconds has been seen.
   *
   * @default 'at-once'
   */
  readonly 'ownership-check': 'at-once' | 'after-60-s' | 'no-record-needed'
  /**
   * Which DNS records can be added for a domain that the server does not have yet?
   *
   * - `ownership-record`: the TXT record of the ownership check
   * - `any`: any
   *
   * The check wants a record before the domain is there, and it has been seen added through the API.
   *
   * @default 'ownership-record'
   */
  readonly 'records-before-domain': 'ownership-record' | 'any'
  /**
   * How do responses write an internationalised domain?
   *
   * - `punycode`: in Punycode
   * - `own-script-under-domain`: in its own script under /domain, else in Punycode
   *
   * It is the form that every other request takes.
   *
   * @default 'punycode'
   */
  readonly 'internationalised-answers': 'punycode' | 'own-script-under-domain'
  /**
   * How long is a new domain awaiting its setting?
   *
   * - `one-minute`: for one minute
   * - `never`: not at all
   * - `one-hour`: for one hour
   *
   * No time is known. Nothing is rejected meanwhile.
   *
   * @default 'one-minute'
   */
  readonly 'domain-awaiting': 'one-minute' | 'never' | 'one-hour'
  /**
   * What happens to the mail accounts, subdomains, DNS records and so on of a deleted domain?
   *
   * - `deleted`: they are deleted too
   * - `dns-records-stay`: the DNS records stay, the others are deleted
   *
   * They could not be reached any longer.
   *
   * @default 'deleted'
   */
  readonly 'domain-deletion': 'deleted' | 'dns-records-stay'
  /**
   * What does the reset of a domain take?
   *
   * - `with-subdomains`: web: subdomains, WordPress and the PHP version; other: what else hangs on it; its memo and certificate stay
   * - `without-subdomains`: web: WordPress and the PHP version; other: what else hangs on it; its memo, certificate and subdomains stay
   *
   * The documentation only calls it destructive, and the values of type only name the areas.
   *
   * @default 'with-subdomains'
   */
  readonly 'domain-reset': 'with-subdomains' | 'without-subdomains'
  /**
   * How does the setup of a certificate end?
   *
   * - `success`: success
   * - `failed`: failed
   * - `failed_nameserver`: failed_nameserver
   *
   * No real certificates stand behind the sandbox. Where it fails, issuing one returns 409 OPERATION_ERROR.
   *
   * @default 'success'
   */
  readonly 'certificate-setup': 'success' | 'failed' | 'failed_nameserver'
  /**
   * How long is a free certificate valid?
   *
   * - `renewed`: 90 days, and it is renewed 30 days before
   * - `not-renewed`: 90 days, and it is not renewed
   *
   * It is what the named issuer of free certificates does and recommends.
   *
   * @default 'renewed'
   */
  readonly 'certificate-renewal': 'renewed' | 'not-renewed'
  /**
   * Which DNS records does a new domain have?
   *
   * - `a-www-mx`: an A record that leads to the server, www as another name of it, and an MX record
   * - `none`: none but what the sandbox was asked for
   *
   * A client relies on them. The documentation describes none.
   *
   * @default 'a-www-mx'
   */
  readonly 'first-dns-records': 'a-www-mx' | 'none'
  /**
   * How do responses write the host of a DNS record? Requests may use both forms.
   *
   * - `full-name`: as a full name
   * - `label`: as a label, with @ for the domain itself
   *
   * Two clients of the live service depend on full names; a table of public reference material has labels.
   *
   * @default 'full-name'
   */
  readonly 'dns-host-form': 'full-name' | 'label'
  /**
   * Which content of a DNS record is rejected with 422 VALIDATION_ERROR?
   *
   * - `invalid-for-type`: one that is no address, no name, no SRV or no CAA value where its type asks for that
   * - `none`: none
   *
   * The documentation says nothing; a wrong address can be no record.
   *
   * @default 'invalid-for-type'
   */
  readonly 'dns-content': 'invalid-for-type' | 'none'
  /**
   * What does a DNS record return that would be beside a CNAME of its name, or a CNAME that would be beside another record or at the domain itself?
   *
   * - `rejected`: 409 OPERATION_ERROR
   * - `added`: it is added or changed
   *
   * The documentation says nothing. DNS has nothing beside a CNAME (RFC 1034), and the domain itself has SOA and NS records.
   *
   * @default 'rejected'
   */
  readonly 'records-beside-cname': 'rejected' | 'added'
  /**
   * Which entries does the list of PHP versions have, and which version is the first?
   *
   * - `domains-8-3`: one for each domain, the initial one included, none for subdomains; 8.3
   * - `domains-and-subdomains-8-3`: one for each domain and subdomain, the initial one included; 8.3
   * - `domains-8-5`: one for each domain, the initial one included, none for subdomains; 8.5
   *
   * The operations speak of domains only.
   *
   * @default 'domains-8-3'
   */
  readonly 'php-of-subdomains': 'domains-8-3' | 'domains-and-subdomains-8-3' | 'domains-8-5'
  /**
   * Is SSH on at a hosting server that was ordered?
   *
   * - `off`: no, and connections from abroad are rejected
   * - `on`: yes, and connections from abroad are rejected
   *
   * The rejection is true at first by public reference material; what is not asked for is off.
   *
   * @default 'off'
   */
  readonly 'ssh-settings-of-new-server': 'off' | 'on'
  /**
   * Which names do mail, FTP, DKIM, DMARC and the logs of the web server take? SPF and WordPress take subdomains.
   *
   * - `domains-and-subdomains`: domains and subdomains of the server; others return 404 NOT_FOUND
   * - `domains`: domains of the server; others return 404 NOT_FOUND
   *
   * Lists filter by the parent domain, which would need no saying without subdomains.
   *
   * @default 'domains-and-subdomains'
   */
  readonly 'hosting-sites': 'domains-and-subdomains' | 'domains'
  /**
   * Are upper and lower case the same in the name of a mail or FTP account?
   *
   * - `ignored`: yes, and responses write lower case
   * - `kept`: no, and responses write it as it was sent
   *
   * They are the same in the domain, and nobody wants two mailboxes that differ in case only.
   *
   * @default 'ignored'
   */
  readonly 'account-name-case': 'ignored' | 'kept'
  /**
   * How long is the password of a mail account or a database user at least?
   *
   * - `8-characters`: 8 characters
   * - `6-characters`: 6 characters
   *
   * Newer clients say 8, older public reference material 6.
   *
   * @default '8-characters'
   */
  readonly 'mail-and-database-password': '8-characters' | '6-characters'
  /**
   * How large is a mailbox that is created without quota_mb?
   *
   * - `2000-mb`: 2000 MB
   * - `1000-mb`: 1000 MB
   * - `50000-mb`: 50000 MB
   *
   * Second-hand material names it.
   *
   * @default '2000-mb'
   */
  readonly 'mail-quota-omitted': '2000-mb' | '1000-mb' | '50000-mb'
  /**
   * Which domain must be proven for a mail account of a subdomain?
   *
   * - `parent-domain`: the parent domain
   * - `subdomain`: the subdomain itself
   *
   * It is the domain that was added.
   *
   * @default 'parent-domain'
   */
  readonly 'ownership-check-of-subdomains': 'parent-domain' | 'subdomain'
  /**
   * What does leaving out keep_in_mailbox do, and what is it at first?
   *
   * - `keep-first-true`: keeps its value, which is true at first
   * - `keep-first-false`: keeps its value, which is false at first
   * - `set-true`: sets it to true, which it is at first
   *
   * Other changes keep what is left out, and mail is not to be lost without being asked for.
   *
   * @default 'keep-first-true'
   */
  readonly 'forwarding-keep-omitted': 'keep-first-true' | 'keep-first-false' | 'set-true'
  /**
   * Which priority does a mail filter have?
   *
   * - `place-in-list`: its place among those of its name, which moves up when one before it is deleted
   * - `last-plus-one`: one more than the last of its name, and it stays
   *
   * Priorities count from 1 for each domain, and no request sets them.
   *
   * @default 'place-in-list'
   */
  readonly 'mail-filter-priority': 'place-in-list' | 'last-plus-one'
  /**
   * Which target of a mail filter is rejected with 422 VALIDATION_ERROR?
   *
   * - `empty-for-mail-address`: an empty one for mail_address, and any but an empty one for the other types
   * - `none`: none
   *
   * Texts that are no addresses have been seen to be accepted for mail_address.
   *
   * @default 'empty-for-mail-address'
   */
  readonly 'mail-filter-target': 'empty-for-mail-address' | 'none'
  /**
   * Which three properties must be sent together with the filter_type standard?
   *
   * - `detection-action`: spam_level, strict_non_japanese_subject and detection_action
   * - `strict-html-mail`: spam_level, strict_non_japanese_subject and strict_html_mail
   * - `all-four`: all four other properties
   *
   * These are the ones that the documentation names, though not clearly.
   *
   * @default 'detection-action'
   */
  readonly 'spam-filter-companions': 'detection-action' | 'strict-html-mail' | 'all-four'
  /**
   * What are the spam filter settings of a domain at first, and which values do they take?
   *
   * - `standard`: standard, level_3, spam_folder, nothing strict, DMARC not checked; any text
   * - `off`: off, level_1, inbox, nothing strict, DMARC checked; any text
   *
   * No values but standard are known. These are the made-up ones of the description.
   *
   * @default 'standard'
   */
  readonly 'new-spam-filter': 'standard' | 'off'
  /**
   * Is SMTP access from abroad restricted at first?
   *
   * - `yes`: yes
   * - `no`: no
   *
   * It is so with SSH access.
   *
   * @default 'yes'
   */
  readonly 'smtp-restriction-of-new-domain': 'yes' | 'no'
  /**
   * Which address can have an auto reply?
   *
   * - `mail-account`: that of a mail account; else 404 NOT_FOUND
   * - `any-address`: any address in domain
   *
   * The mail account stays when an auto reply is deleted, so there is one.
   *
   * @default 'mail-account'
   */
  readonly 'auto-reply-address': 'mail-account' | 'any-address'
  /**
   * What happens to the auto reply of a deleted mail account?
   *
   * - `deleted`: it is deleted too
   * - `stays`: it stays
   *
   * Nothing arrives that it could respond to.
   *
   * @default 'deleted'
   */
  readonly 'mail-account-deletion': 'deleted' | 'stays'
  /**
   * Which entries do the lists of DKIM and DMARC settings of a domain have?
   *
   * - `all-names`: one for the domain and one for each of its subdomains; at first off, and none without reports
   * - `names-in-use`: one for each of them that is signed or has a policy
   *
   * The response is a list, and an entry names what it is for.
   *
   * @default 'all-names'
   */
  readonly 'dkim-dmarc-entries': 'all-names' | 'names-in-use'
  /**
   * What is dkim_record of a domain whose mail is not signed?
   *
   * - `null`: null
   * - `future-record`: the record that enabling publishes
   *
   * It can be null, and this is the only case in which nothing is published.
   *
   * @default 'null'
   */
  readonly 'dkim-record-while-off': 'null' | 'future-record'
  /**
   * Which mail settings show among the DNS records?
   *
   * - `dkim-dmarc-spf`: DKIM, DMARC and SPF, as TXT records that come and go with them
   * - `dkim-spf`: DKIM and SPF, as TXT records that come and go with them
   * - `dkim`: DKIM, as a TXT record that comes and goes with it
   * - `none`: none
   *
   * All are TXT records. Public reference material shows it of DKIM, and a client relies on it for SPF.
   *
   * @default 'dkim-dmarc-spf'
   */
  readonly 'mail-settings-among-dns-records': 'dkim-dmarc-spf' | 'dkim-spf' | 'dkim' | 'none'
  /**
   * Which DMARC policies are accepted?
   *
   * - `known-policies`: none, quarantine and reject; others return 422 VALIDATION_ERROR
   * - `any`: any text
   *
   * They are those of the DMARC standard. The service is known to accept none.
   *
   * @default 'known-policies'
   */
  readonly 'dmarc-policies': 'known-policies' | 'any'
  /**
   * To which text does enable_gmail of an SPF record add Gmail?
   *
   * - `present`: the present one
   * - `after-reset`: the one that reset sets
   *
   * It is what the name says: one thing more is enabled.
   *
   * @default 'present'
   */
  readonly 'spf-gmail': 'present' | 'after-reset'
  /**
   * Which text does a custom SPF record take?
   *
   * - `v-spf1`: one that begins with v=spf1
   * - `any`: any text
   *
   * Another text would be no SPF record.
   *
   * @default 'v-spf1'
   */
  readonly 'spf-text': 'v-spf1' | 'any'
  /**
   * Which suffixes can the name of a database or database user have?
   *
   * - `64-characters`: letters, digits, hyphens and underscores, 64 characters in the whole name
   * - `any`: any text
   *
   * Length and characters are not documented; such a name works in every database.
   *
   * @default '64-characters'
   */
  readonly 'database-name-suffix': '64-characters' | 'any'
  /**
   * What does granting access return that the user has already?
   *
   * - `success`: 200, and changes nothing
   * - `duplicate`: rejected as a duplicate
   *
   * It is what the database itself does.
   *
   * @default 'success'
   */
  readonly 'repeated-grant': 'success' | 'duplicate'
  /**
   * What does revoking access return that the user does not have?
   *
   * - `not-found`: returns 404 NOT_FOUND
   * - `success`: 200, and changes nothing
   *
   * Other deletions return so when there is nothing to delete.
   *
   * @default 'not-found'
   */
  readonly 'repeated-revocation': 'not-found' | 'success'
  /**
   * How do responses write the url of a WordPress installation? One with a port or a query is rejected.
   *
   * - `scheme-sent`: with the scheme sent, else that of the site
   * - `scheme-of-site`: with the scheme of the site
   *
   * The scheme may be left out, and the url of a domain begins with https when SSL is set.
   *
   * @default 'scheme-sent'
   */
  readonly 'wordpress-address': 'scheme-sent' | 'scheme-of-site'
  /**
   * Which database does a WordPress installation get?
   *
   * - `numbered`: a new one with a user of the same name: server id, _wp and the first free number
   * - `random`: a new one with a user of the same name: server id and eight characters
   *
   * It is the form of the example in the description.
   *
   * @default 'numbered'
   */
  readonly 'wordpress-database': 'numbered' | 'random'
  /**
   * What is the memo of the database and of the user that an installation makes?
   *
   * - `address`: WordPress and the address of the installation
   * - `empty`: empty
   *
   * A list has no other property that tells the user of a site, whose password nobody may change alone.
   *
   * @default 'address'
   */
  readonly 'wordpress-database-memo': 'address' | 'empty'
  /**
   * Does WordPress come with a cron job?
   *
   * - `nightly`: installing adds one that clears a cache every night
   * - `no`: no
   *
   * Deleting WordPress can delete its cron job, which public reference material calls that.
   *
   * @default 'nightly'
   */
  readonly 'wordpress-cron-job': 'nightly' | 'no'
  /**
   * What happens to the database, its user and the cron job when a domain with WordPress is deleted?
   *
   * - `stay`: they stay
   * - `deleted`: they are deleted too
   *
   * They belong to the server, and only the deletion of WordPress itself can be told to take them.
   *
   * @default 'stay'
   */
  readonly 'wordpress-of-deleted-domain': 'stay' | 'deleted'
  /**
   * Which schedules of a cron job are accepted?
   *
   * - `crontab`: numbers, ranges, steps, lists and * as in a crontab, no names; others return 422 VALIDATION_ERROR
   * - `any`: any text
   *
   * The properties are those of a crontab, and its weekdays are known to be numbered.
   *
   * @default 'crontab'
   */
  readonly 'cron-fields': 'crontab' | 'any'
  /**
   * What is notification_email of the cron jobs?
   *
   * - `null`: null
   * - `empty`: an empty string
   * - `owner`: the address of the owner, owner@example.com
   *
   * No operation sets it, and two clients expect null.
   *
   * @default 'null'
   */
  readonly 'cron-notification-email': 'null' | 'empty' | 'owner'
  /**
   * How do lines and keyword of a log go together?
   *
   * - `filter-then-last`: the last lines among those that hold the keyword, in the same case
   * - `last-then-filter`: those that hold the keyword among the last lines, in the same case
   * - `filter-any-case-then-last`: the last lines among those that hold the keyword, in any case
   *
   * How cases compare is not documented, and lines count from the end of what is asked for.
   *
   * @default 'filter-then-last'
   */
  readonly 'web-log-filters': 'filter-then-last' | 'last-then-filter' | 'filter-any-case-then-last'
}
