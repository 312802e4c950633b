/** Environment variables of the command, with their meaning, for the manual and the reference. */
export const environment: readonly (readonly [name: string, meaning: string])[] = [
  ['HOSTWRIGHT_BASE_URL', 'The address of the API. It takes precedence over that of the context.'],
  ['HOSTWRIGHT_API_KEY', 'The API key. It takes precedence over that of the context.'],
  ['HOSTWRIGHT_CONTEXT', 'The context to use, where --context names none.'],
  ['HOSTWRIGHT_MAX_TOTAL_PRICE', 'The most that one order may cost, in yen.'],
  ['HOSTWRIGHT_READ_ONLY', 'Rejects everything but reads, unless it is empty, 0 or false.'],
  ['HOSTWRIGHT_JOURNAL', 'The folder of the order journal, as a whole path.'],
  [
    'HOSTWRIGHT_REDIS_URL',
    'A Redis, such as redis://127.0.0.1:6379, rediss:// with TLS or unix:///run/redis.sock, over which programs share the rate limits of the account. It needs the package @redis/client.',
  ],
  ['HOSTWRIGHT_SSH_KEY_FILE', 'The private SSH key of `publish`, where --private-key-file names none.'],
  ['HOSTWRIGHT_HOST_KEY', 'Fingerprints of host keys for `publish`, where --host-key gives none.'],
  ['HOSTWRIGHT_CONFIG_DIR', 'The folder of the contexts, and of what else is kept.'],
  ['HTTPS_PROXY', 'The proxy for the API. A sandbox on this machine is reached without it.'],
  ['NO_PROXY', 'Hosts that are reached without the proxy, separated by commas; `*` for all.'],
  [
    'HOSTWRIGHT_CA_FILE',
    'A file of certificates in PEM that are trusted in addition, as --ca-file names it.',
  ],
  ['NODE_EXTRA_CA_CERTS', 'Such a file as Node reads it.'],
  ['NO_COLOR', 'Leaves out all colours; so do CLICOLOR=0 and FORCE_COLOR=0.'],
]

export const exitStatus: readonly (readonly [code: string, meaning: string])[] = [
  ['0', 'It was done.'],
  [
    '1',
    'It was rejected: by the API, by this program, or by you. Nothing was changed unless the message says so.',
  ],
  [
    '2',
    'The command line or the configuration cannot be understood, or forbids it. Nothing was changed unless the message says so.',
  ],
  ['3', 'It is unknown whether an order was executed. The last line says what to type next.'],
  ['4', 'plan, audit or verify has found differences, or apply has left some.'],
  ['5', 'The API was not reached, or what was waited for was not reached in time.'],
  ['6', 'A limit of the API. Try again later.'],
  ['130', 'Ctrl+C. The message says what goes on by itself.'],
]
