import type { ListedKey } from '@hostwright/sandbox'

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
    ...(is_legacy ? ['legacy'] : []),
    ...(expires_at === null ? [] : [`until ${expires_at}`]),
    ...(allowed_ips.length === 0 ? [] : [`from ${allowed_ips.join(', ')}`]),
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
    ...(target_mode === 'selected' ? [`for ${targets.length} selected`] : []),
    ...(allow_signup === true ? ['with orders'] : []),
  ].join(' ')
}
