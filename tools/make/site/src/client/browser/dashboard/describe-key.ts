import type { ListedKey } from '@hostwright/sandbox'
import { dashboardWords as words } from '../words/dashboard-words.ts'

interface Rights {
  readonly permission_type?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly target_mode?: string
  readonly targets?: readonly string[]
  readonly allow_signup?: boolean
}

/** Returns what a key may do, until when and from where. */
export function describeKey({ services, expires_at, allowed_ips, is_legacy }: ListedKey): string {
  return [
    ...Object.entries(services as Record<string, Rights>).map(
      ([name, rights]) => `${name} ${toText(rights)}`,
    ),
    ...(is_legacy ? [words.legacy] : []),
    ...(expires_at === null ? [] : [words.until(expires_at)]),
    ...(allowed_ips.length === 0 ? [] : [words.from(allowed_ips.join(', '))]),
  ].join(' · ')
}

function toText({
  permission_type = '',
  permissions,
  target_mode,
  targets = [],
  allow_signup,
}: Rights): string {
  const levels = Object.entries(permissions ?? {}).map(([name, level]) => `${name}: ${level}`)
  return [
    permission_type,
    ...(permission_type === 'custom' ? [`(${levels.join(', ')})`] : []),
    ...(target_mode === 'selected' ? [words.selected(targets.length)] : []),
    ...(allow_signup === true ? [words.withOrders] : []),
  ].join(' ')
}
