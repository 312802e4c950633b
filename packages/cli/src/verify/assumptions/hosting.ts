import type { Observer } from './observer.ts'

/** Observer that finds out which words the list of VPSs uses for the status of a contract. */
const contractStatusValues: Observer<'contract-status-values'> = {
  id: 'contract-status-values',
  observe({ bodies, of }) {
    const words = bodies<{ readonly servers: readonly { readonly status: string }[] }>(
      'listVpsServers',
    ).flatMap(({ servers }) => servers.map(({ status }) => status))
    if (words.some((word) => word === 'in_use' || word === 'preparing')) return 'own-words'
    if (words.includes('building')) return 'sign-up-status'
    const isConfiguring = of('getVpsReinstall').some(
      ({ body }) =>
        (body as { readonly os_reinstall: { readonly status: string } }).os_reinstall.status ===
        'configuring',
    )
    // A VPS can be `active` while its reinstall is being configured. A single read does not show whether the VPS is
    // new, so two choices fit.
    return isConfiguring && words.includes('active') ? ['always-active', 'sign-up-status'] : undefined
  },
}

/**
 * Observer that finds out whether the API accepts any text in a cron schedule: it does if a schedule has other
 * characters than digits and `*`, `,`, `/` and `-`.
 */
const cronFields: Observer<'cron-fields'> = {
  id: 'cron-fields',
  observe({ bodies }) {
    const jobs = bodies<{ readonly crons: readonly Readonly<Record<string, unknown>>[] }>(
      'listCronJobs',
    ).flatMap(({ crons }) => crons)
    const fields = ['minute', 'hour', 'day', 'month', 'weekday']
    return jobs.some((job) => fields.some((field) => !/^[\d*,/-]+$/.test(String(job[field]))))
      ? 'any'
      : undefined
  },
}

/**
 * Observer that finds out which notification address of cron jobs the API shows: none, an empty text, or the owner's.
 */
const cronNotificationEmail: Observer<'cron-notification-email'> = {
  id: 'cron-notification-email',
  observe({ bodies }) {
    const emails = bodies<{ readonly notification_email: string | null }>('listCronJobs').map(
      ({ notification_email }) => notification_email,
    )
    if (emails.length === 0) return undefined
    if (emails.every((email) => email === null)) return 'null'
    return emails.includes('') ? 'empty' : 'owner'
  },
}

/**
 * Observer that finds out whether the API accepts any suffix of a database name: it does if a name has more than 64
 * characters, or others than letters, digits, hyphens and underscores.
 */
const databaseNameSuffix: Observer<'database-name-suffix'> = {
  id: 'database-name-suffix',
  observe({ bodies }) {
    const names = bodies<{ readonly databases: readonly { readonly db_name: string }[] }>(
      'listDatabases',
    ).flatMap(({ databases }) => databases.map(({ db_name }) => db_name))
    return names.some((name) => !/^[\w-]{1,64}$/.test(name)) ? 'any' : undefined
  },
}

/**
 * Observer that finds out how the last day of a hosting contract is calculated: to the end of a month if all contracts
 * end on the last day of one.
 */
const hostingExpiry: Observer<'hosting-expiry'> = {
  id: 'hosting-expiry',
  observe({ bodies }) {
    const days = bodies<{ readonly servers: readonly { readonly expiry_date: string | null }[] }>(
      'listHostingServers',
    )
      .flatMap(({ servers }) => servers.flatMap(({ expiry_date }) => expiry_date ?? []))
      .map((day) => new Date(`${day}T00:00:00Z`))
      .filter((day) => !Number.isNaN(day.getTime()))
    if (days.length === 0) return undefined
    return days.every((day) => new Date(day.getTime() + 86_400_000).getUTCDate() === 1)
      ? 'end-of-month'
      : 'same-day'
  },
}

/** Observer that finds out whether a key that is limited to selected servers sees the other servers in the list. */
const hostingListTargets: Observer<'hosting-list-targets'> = {
  id: 'hosting-list-targets',
  observe({ bodies }) {
    const [me] = bodies<Me>('getApiKey')
    const { target_mode, targets = [] } = me?.services.server ?? {}
    const [list] = bodies<{ readonly servers: readonly { readonly servername: string }[] }>(
      'listHostingServers',
    )
    if (target_mode !== 'selected' || list === undefined) return undefined
    return list.servers.some(({ servername }) => !targets.includes(servername)) ? 'all' : 'own'
  },
}

interface Me {
  readonly services: {
    readonly server: { readonly target_mode: string; readonly targets?: readonly string[] }
  }
}

/**
 * Observer that finds out whether SSH is enabled on a new server: not if it is off on one of the servers. Decides
 * nothing if the execution log shows that the SSH settings of any server were changed.
 */
const sshSettingsOfNewServer: Observer<'ssh-settings-of-new-server'> = {
  id: 'ssh-settings-of-new-server',
  observe({ bodies }) {
    const states = bodies<{ readonly ssh_enabled: boolean }>('getSshSettings')
    const isChanged = bodies<{
      readonly logs: readonly { readonly method: string; readonly path: string }[]
    }>('listLogs').some(({ logs }) =>
      logs.some(({ method, path }) => method === 'PUT' && path.endsWith('/ssh')),
    )
    if (states.length === 0 || isChanged) return undefined
    return states.some(({ ssh_enabled }) => !ssh_enabled) ? 'off' : 'on'
  },
}

/** Observer that finds out how `lines` and `keyword` of a web log are combined. */
const webLogFilters: Observer<'web-log-filters'> = {
  id: 'web-log-filters',
  observe({ probe }) {
    const text = (purpose: string): string | undefined =>
      (Object(probe(purpose)?.body) as { readonly log?: string }).log?.trim()
    if (text('log-case')) return 'filter-any-case-then-last'
    const found = text('log-keyword')
    if (found === undefined) return undefined
    return found === '' ? 'last-then-filter' : 'filter-then-last'
  },
}

/** Observers that find out the API's choices for hosting servers from the responses of an account. */
export const hostingObservers: readonly Observer[] = [
  contractStatusValues,
  cronFields,
  cronNotificationEmail,
  databaseNameSuffix,
  hostingExpiry,
  hostingListTargets,
  sshSettingsOfNewServer,
  webLogFilters,
]
