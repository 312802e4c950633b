import type { Doing, Failure } from './failure.ts'
import { isOfContext } from './to-setting.ts'

/** Groups of commands whose `list` shows all resources of their kind on a server. */
export const listed: ReadonlySet<string> = new Set([
  'cron',
  'db',
  'db-user',
  'dns',
  'domain',
  'ftp',
  'mail',
  'mail-filter',
  'php',
  'ssh-key',
  'ssl',
  'subdomain',
  'wordpress',
])

/** Groups whose `list` needs the domain, which is what the server does not have if it finds nothing. */
export const listedByDomain: ReadonlySet<string> = new Set([
  'auto-reply',
  'dkim',
  'dmarc',
  'smtp-restriction',
  'spam-filter',
  'spf',
])

/**
 * Returns the command that the user should type after an error, such as a list of the valid names; `undefined` if none
 * helps.
 */
export function nextCommand(failure: Failure, { command, subject }: Doing): string | undefined {
  const { idempotencyKey, askAgainMs } = failure
  const [group = ''] = command
  if (idempotencyKey) {
    // The same plan finds its order again by itself while time decides it.
    const isFoundAgain = group === 'apply' && askAgainMs !== undefined
    return isFoundAgain ? undefined : `hostwright orders reconcile ${idempotencyKey}`
  }
  const [kind, thing, part] = subject?.split(' ') ?? []
  const vps = kind === 'vps' && thing !== undefined ? thing : 'VPS'
  switch (failure.code) {
    case 'UNAUTHORIZED':
      return 'hostwright context list'
    case 'FORBIDDEN':
    case 'TARGET_NOT_ALLOWED':
    case 'INSUFFICIENT_SCOPE':
      return 'hostwright key show'
    case 'PROTECTED':
      return `hostwright vps protection set ${vps} --no-os-reinstall`
    case 'INVALID_POWER_STATE':
      return `hostwright vps power get ${vps}`
    case 'VPS_NOT_FOUND':
      return 'hostwright vps list'
    case 'NOT_FOUND':
      if (group === 'vps') return 'hostwright vps list'
      if (part !== undefined && listedByDomain.has(group)) return `hostwright domain list ${thing}`
      return part !== undefined && listed.has(group)
        ? `hostwright ${group} list ${thing}`
        : 'hostwright hosting list'
    case 'OPERATION_ERROR':
      // The API returns this error, among others, for a domain whose ownership is not proven. The suggested command
      // shows the token for the DNS record that proves it.
      if (/\bexists?\b/.test(failure.message) && listed.has(group)) return `hostwright ${group} list ${thing}`
      return ['domain create', 'mail create'].includes(command.join(' '))
        ? `hostwright hosting info ${thing} -o table=domain_validation_token`
        : undefined
    case 'FEATURE_UNAVAILABLE':
      return `hostwright vps reinstall-status ${vps}`
    case 'VALIDATION_ERROR':
      return `hostwright ${command.join(' ')} --help`
    case 'PAYMENT_REQUIRED':
    case 'CAPACITY_UNAVAILABLE':
    case 'PLAN_NOT_AVAILABLE':
      return `hostwright ${command.at(-1) === 'hosting' ? 'hosting' : 'vps'} plans`
    default:
      if (failure.name === 'ConfigError' && isOfContext(failure.message)) return 'hostwright context list'
      return failure.name === 'ConfigError' ? `hostwright ${command.join(' ')} --help` : undefined
  }
}
