/** A page of the SDK's reference: a part of one package. */
export interface Area {
  /** The name of its file, such as `vps-orders`. */
  readonly name: string
  readonly title: string
  readonly group: string
  /** The package that exports it, without the scope. */
  readonly from: string
  readonly summary: string
  /** The exports that open the page, in this order. Types that they mention follow by themselves. */
  readonly holds: readonly string[]
}

/** `others` are types that no declaration mentions by their names. */
type Row = readonly [name: string, title: string, holds: string, summary: string, others?: readonly string[]]

function group(title: string, from: string, rows: readonly Row[]): Area[] {
  return rows.map(([name, own, holds, summary, others = []]) => {
    return { name, title: own, group: title, from, summary, holds: [...holds.split(' '), ...others] }
  })
}

/** The pages of the SDK's reference, in the order of the menu. */
export const areas: readonly Area[] = [
  ...group('Client', 'common', [
    [
      'client',
      'Client',
      'createClient Client ClientOptions CallOptions LogPages LogQuery ApiKey Api toInit parseTime toJapanTime generateSecret parsePathValue Fetch RetryPolicy Platform',
      'Creates a client for one account: its options, those of each call, the execution log, and every operation of the API without a method of its own.',
      ['Answer'],
    ],
    [
      'errors',
      'Errors',
      'isApiError ApiError isHostwrightError HostwrightError mayBeExecuted isTransient ConfigError ConnectionError TimeoutError UnexpectedResponseError Attempt ApiErrorInit UnexpectedResponseInit',
      'Every error that the SDK throws, with its properties, and the guards that distinguish them.',
    ],
    [
      'waiting',
      'Waiting',
      'PendingOperation WaitOptions Wait WaitError ReadOptions',
      'Operations that go on after the response, the options of every wait, and why a wait can end without the state.',
    ],
    [
      'limits',
      'Limits and pacing',
      'mapSettled Limits LimitGroup RateLimit PacingOptions PacingStore testPacingStore raceTakes OpenPacingStore',
      'The rate limits that a client learns and keeps, and the same work for many items within them.',
    ],
    [
      'orders',
      'Quotes and outcomes',
      'Quote Reconciliation isPriceMismatch PriceMismatch OrderOutcomeUnknownError loadOrders OrderOutcomeUnknownInit',
      'What an order costs before it is placed, and what is known of an order whose outcome is unknown.',
    ],
    [
      'journals',
      'Journals',
      'createFolderJournal createMemoryJournal OrderJournal OrderQuery OrderIndexEntry toOrderIndexEntry isFound JournalError OrderRecord parseOrderRecord homeFolder stateFolder journalFolder accountName toFileName createFileExclusively replaceFile beginsWithTilde rejectRelative testJournal raceWrites createRecord OpenJournal Test',
      'Journals of orders: in a folder, in memory, or in a store of your own.',
    ],
    [
      'logging',
      'Logging and tracing',
      'Logger Trace createRedactor',
      'A logger and a tracer of your own, and a redactor that removes secrets from texts.',
    ],
  ]),
  ...group('Orders', 'orders', [
    [
      'order-results',
      'Inputs and results of orders',
      'EnsureInput FindInput PlaceOptions Ensured PendingOrder',
      'The inputs and results that the orders of both products share.',
    ],
    [
      'order-products',
      'Orders of a product',
      'createOrders Orders Product findOffer findOffered isUnclear readWorld createSoldHosting createSoldVps',
      'The parts from which the packages of the products make their order methods.',
    ],
  ]),
  ...group('VPS', 'vps', [
    [
      'vps-orders',
      'VPS orders',
      'VpsOrders',
      'Orders VPSs: each at most once, at a price that you have seen.',
    ],
    [
      'vps-servers',
      'VPS servers',
      'createVps Vps ServerHandle',
      'Lists VPSs, finds one by its name, and changes its name, memo and reverse hostname.',
    ],
    [
      'vps-power',
      'VPS power',
      'PowerApi',
      'Starts, stops and reboots a VPS, and waits until it has happened.',
    ],
    [
      'vps-packet-filter',
      'VPS packet filter',
      'PacketFilterApi planPacketFilter toRuleRequest',
      'Reads and changes the packet filter, rule by rule or as a whole.',
    ],
    ['vps-os', 'VPS operating system', 'Os', 'Lists OS images and reinstalls a VPS, which erases its disk.'],
    [
      'vps-protection',
      'VPS protection',
      'ProtectionApi',
      'Protects a VPS from operations that erase or stop it.',
    ],
  ]),
  ...group('Hosting', 'hosting', [
    [
      'hosting-orders',
      'Hosting orders',
      'HostingOrders',
      'Orders hosting servers: each at most once, at a price that you have seen.',
    ],
    [
      'hosting-servers',
      'Hosting servers',
      'createHosting Hosting Site MemoApi',
      'Lists hosting servers, and reads the settings, usage and logs of one.',
    ],
    [
      'domains',
      'Domains',
      'DomainsApi toPunycode EnsuredResource EnsureOutcome',
      'Adds domains to a server, changes, resets and removes them.',
    ],
    ['subdomains', 'Subdomains', 'SubdomainsApi', 'Lists, adds, changes and removes subdomains of a server.'],
    [
      'dns',
      'DNS',
      'DnsApi toDnsHost toComparableContent',
      'Lists, creates, changes and deletes the DNS records of a domain.',
    ],
    ['ssl', 'SSL', 'SslApi', 'Lists, issues and deletes the SSL certificates of a server.'],
    [
      'mail',
      'Mail',
      'MailApi AutoRepliesApi MailFiltersApi SpamFilterApi SmtpRestrictionApi',
      'Mail accounts with their forwarding, automatic replies and filters.',
    ],
    [
      'mail-authentication',
      'Mail authentication',
      'SpfApi DkimApi DmarcApi',
      'SPF, DKIM and DMARC: what proves that mail comes from a domain.',
    ],
    [
      'databases',
      'Databases',
      'DatabasesApi DatabaseUsersApi',
      'Databases, their users, and who has access to which.',
    ],
    ['wordpress', 'WordPress', 'WordPressApi', 'Installs WordPress sites, changes and deletes them.'],
    ['php', 'PHP', 'PhpApi', 'Reads and sets the PHP version of a domain.'],
    ['cron', 'Cron jobs', 'CronApi', 'Commands that a hosting server runs at set times.'],
    ['ftp', 'FTP accounts', 'FtpApi', 'FTP accounts: who may upload files, and to which directory.'],
    ['ssh', 'SSH', 'SshApi SshKeysApi', 'Switches SSH on and off, and registers or generates its keys.'],
  ]),
  ...group('Plans', 'plan', [
    [
      'plan',
      'Plans',
      'exportAccount planAccount parsePlan applyPlan listApplies Plan KeptApply ApplyError NotAllowedError StalePlanError',
      'An account as a file: exports it, plans the changes that make the account like the file, and applies the plan.',
    ],
    [
      'plan-files',
      'Files of plans',
      'parseDesired Desired DesiredError toYaml',
      'The file that says what an account should be like, with all its properties.',
    ],
    [
      'plan-zones',
      'Zones',
      'planZone applyZone parseZoneFile toZoneFile ZoneFile',
      'The DNS records of one domain as a zone file.',
    ],
    [
      'plan-unattended',
      'Changes without a person',
      'listConsents listAttended Attended Listed Widened canLet isPlannedRequest ObservedRequest listAllowedOperations',
      'What a program such as an agent may apply without a person, and what waits for one.',
    ],
    ['plan-audit', 'Audit', 'auditAccount', 'Finds what is wrong or risky on an account.'],
  ]),
  ...group('Sandbox', 'sandbox', [
    [
      'sandbox',
      'Sandbox',
      'createSandbox Sandbox Sender SandboxOptions',
      'The API in your process, with state, a clock and accounts of its own.',
    ],
    [
      'sandbox-controls',
      'Sandbox controls',
      'Controls SandboxClock Transitions Faults Keys Account LimitControl LogControl Maintenance Contracts Plans',
      'What tests do to a sandbox: move its clock, cause faults, change keys, prices and limits, and read what was requested.',
    ],
    [
      'sandbox-assumptions',
      'Sandbox assumptions',
      'assumptions Assumption AssumptionChoices',
      'What the documentation leaves open, what the sandbox does there, and the other choices.',
    ],
  ]),
  ...group('Programs', 'publish', [
    [
      'publish',
      'Publishing',
      'publishFolder createSshKeyPair readHtaccess undoPublish readPublishStatus readHostKeys closeSsh findOverdueOpenings PublishOptions PublishError PublishErrorInit HostKeyOptions CloseSshOptions OverdueOptions',
      'A folder as the site of a domain, over SFTP: only what changed, and no visitor sees half of it.',
    ],
  ]),
  ...group('Programs', 'redis', [
    [
      'redis',
      'Redis',
      'connectRedis createRedisStore createRedisJournal PacingError',
      'The limits of one account and the journal of its orders for several processes, over Redis.',
    ],
  ]),
  ...group('Programs', 'cli', [
    [
      'cli',
      'Command line',
      'run exitCodes ExitCode System',
      'The command `hostwright` as a function: the environment that it runs in is an argument.',
    ],
  ]),
  ...group('Programs', 'mcp', [
    [
      'mcp',
      'MCP server',
      'runServer',
      'The MCP server as a function: the environment that it runs in is an argument.',
    ],
  ]),
]
