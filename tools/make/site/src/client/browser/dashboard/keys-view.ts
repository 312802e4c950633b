import type { ListedKey } from '@hostwright/sandbox'
import type { Control } from './control.ts'
import { createList } from '../view/create-list.ts'
import { button, element, find, on } from '../view/element.ts'

/** The keys: listed, created and revoked. Returns what shows them. */
export function connectKeys(
  control: Control,
  tell: (text: string) => void,
): (keys: readonly ListedKey[]) => void {
  const show = createList<ListedKey>(
    find('#keys'),
    ({ id }) => id,
    (key) => renderKey(key, () => revoke(key.id)),
  )
  const rights = find('#key-rights', HTMLTextAreaElement)

  function revoke(id: string): unknown {
    if (!confirm(`Revoke the key ${id}? Requests with it get 401 from now on.`)) return undefined
    return control.send('POST', '/keys/revoke', { key: id })
  }

  async function create(options: object): Promise<void> {
    const created = await control.send<{ readonly key: string }>('POST', '/keys', options)
    if (created === undefined) return
    find('#new-key').hidden = false
    find('#new-key code').textContent = created.key
  }

  on(find('#key-form'), 'submit', () => {
    try {
      const more: object = rights.value.trim() === '' ? {} : JSON.parse(rights.value)
      void create({
        permission_type: find('#key-type', HTMLSelectElement).value,
        allow_signup: find('#key-orders', HTMLInputElement).checked,
        ...more,
      })
    } catch {
      tell('The rights are no JSON.')
    }
  })
  on(find('#copy-key'), 'click', async () => {
    await navigator.clipboard.writeText(find('#new-key code').textContent ?? '')
    tell('Copied.')
  })

  return show
}

function renderKey(
  { id, services, expires_at, allowed_ips, is_legacy }: ListedKey,
  onRevoke: () => unknown,
): Element {
  const about = [
    ...Object.entries(services as Record<string, Rights>).map(
      ([name, rights]) => `${name} ${toText(rights)}`,
    ),
    ...(is_legacy ? ['legacy'] : []),
    ...(expires_at === null ? [] : [`until ${expires_at}`]),
    ...(allowed_ips.length === 0 ? [] : [`from ${allowed_ips.join(', ')}`]),
  ]
  return element(
    'li',
    {},
    element(
      'div',
      { className: 'line' },
      element('strong', { className: 'mono' }, id),
      button('Revoke', onRevoke, { className: 'small', 'aria-label': `Revoke key ${id}` }),
    ),
    element('div', { className: 'muted' }, about.join(' · ')),
  )
}

interface Rights {
  readonly permission_type?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly target_mode?: string
  readonly targets?: readonly string[]
  readonly allow_signup?: boolean
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
