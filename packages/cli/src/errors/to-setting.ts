// What the options of the SDK are on the command line.
const settings: Readonly<Record<string, string>> = {
  baseUrl: 'The address of the API (HOSTWRIGHT_BASE_URL, or base_url of the context)',
  apiKey: 'The API key (HOSTWRIGHT_API_KEY, or that of the context)',
  maxTotalPrice: 'The limit (--max-price, HOSTWRIGHT_MAX_TOTAL_PRICE, or max_total_price of the context)',
  readOnly: 'Read-only (HOSTWRIGHT_READ_ONLY, or read_only of the context)',
  contract: 'The contract (--contract)',
  onSecret: '--secrets FOLDER, where generated passwords are kept,',
}

/** The setting that an error of the client is about, where it begins with the name of an option. */
function settingOf(message: string): string | undefined {
  const [, option = ''] = /^(\w+) /.exec(message) ?? []
  return Object.hasOwn(settings, option) ? option : undefined
}

/** A message of the client with the setting as it is called here. */
export function nameSetting(message: string): string {
  const option = settingOf(message)
  return option === undefined
    ? message
    : `${settings[option]}${message.slice(option.length).replace(', or set allowInsecure for http://', '')}`
}

/** Whether a context, or the environment, has the setting. */
export function isOfContext(message: string): boolean {
  return ['baseUrl', 'apiKey', 'readOnly'].includes(settingOf(message) ?? '')
}
