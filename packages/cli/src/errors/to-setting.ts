// The name under which a user of the command knows a setting, by the name of the SDK's option: errors of the SDK
// contain only the latter.
const settings: Readonly<Record<string, string>> = {
  baseUrl: 'The address of the API (HOSTWRIGHT_BASE_URL, or base_url of the context)',
  apiKey: 'The API key (HOSTWRIGHT_API_KEY, or that of the context)',
  maxTotalPrice: 'The limit (--max-price, HOSTWRIGHT_MAX_TOTAL_PRICE, or max_total_price of the context)',
  readOnly: 'Read-only (HOSTWRIGHT_READ_ONLY, or read_only of the context)',
  contract: 'The contract (--contract)',
  allow: '--allow',
  onSecret: '--secrets FOLDER, where generated passwords are kept,',
}

/** Returns the client's option with which an error message begins, if it is one of `settings`. */
function settingOf(message: string): string | undefined {
  const [, option = ''] = /^(\w+) /.exec(message) ?? []
  return Object.hasOwn(settings, option) ? option : undefined
}

/** Replaces the SDK's options in a message with the names that the command has for them. */
export function nameSetting(message: string): string {
  const option = settingOf(message)
  const named =
    option === undefined
      ? message
      : `${settings[option]}${message.slice(option.length).replace(', or set allowInsecure', '')}`
  // The error for missing allowances shows the option of `applyPlan`, such as `allow: ['delete']`.
  return named
    .replaceAll(/\ballow: (\['[^']*'\])/g, (_, value: string) => `--allow ${value.slice(1, -1)}`)
    .replaceAll('and spend is ', 'and --spend is ')
}

/**
 * Whether an error is about the address, the API key or the read-only mode, which a context or the environment sets.
 */
export function isOfContext(message: string): boolean {
  return ['baseUrl', 'apiKey', 'readOnly'].includes(settingOf(message) ?? '')
}
