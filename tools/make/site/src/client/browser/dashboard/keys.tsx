import type { ListedKey } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { CopyButton } from '../account/copy-button.tsx'
import { onSubmit, type ReadField } from '../account/on-submit.ts'
import { Fold } from '../view/fold.tsx'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import type { Control } from './control.ts'
import { describeKey } from './describe-key.ts'

interface KeysProps {
  readonly control: Control
  readonly keys: readonly ListedKey[]
  readonly tell: (text: string) => void
}

/** The keys: listed, created and revoked. */
export function Keys({ control, keys, tell }: KeysProps): JSX.Element {
  const [created, setCreated] = useState<string>()
  const revoke = (id: string): void => {
    if (confirm(words.confirmRevoke(id))) void control.send('POST', '/keys/revoke', { key: id })
  }
  async function create(read: ReadField): Promise<void> {
    try {
      const options = {
        permission_type: read('type'),
        allow_signup: read('orders') !== '',
        ...(JSON.parse(read('rights') || '{}') as object),
      }
      setCreated((await control.send<{ readonly key: string }>('POST', '/keys', options))?.key)
    } catch {
      tell(words.noRights)
    }
  }
  return (
    <>
      <p class="muted">{words.keysAreHashes}</p>
      <ul class="list">
        {keys.map((key) => (
          <Key key={key.id} listed={key} onRevoke={() => revoke(key.id)} />
        ))}
      </ul>
      {created !== undefined && (
        <div id="new-key" role="status">
          {words.newKey} <code>{created}</code> <CopyButton text={created} />
        </div>
      )}
      <Fold title={words.addKey}>
        <KeyForm onSubmit={onSubmit(create)} />
      </Fold>
    </>
  )
}

function Key({
  listed,
  onRevoke,
}: {
  readonly listed: ListedKey
  readonly onRevoke: () => void
}): JSX.Element {
  return (
    <li>
      <div class="line">
        <strong class="mono">{listed.id}</strong>
        <button type="button" class="small" aria-label={words.revokeKey(listed.id)} onClick={onRevoke}>
          {words.revoke}
        </button>
      </div>
      <div class="muted">{describeKey(listed)}</div>
    </li>
  )
}

function KeyForm({ onSubmit: submit }: { readonly onSubmit: (event: SubmitEvent) => void }): JSX.Element {
  return (
    <form onSubmit={submit}>
      <label>
        {words.rights}{' '}
        <select name="type">
          <option>full</option>
          <option>read</option>
          <option>custom</option>
        </select>
      </label>
      <label class="check">
        <input name="orders" type="checkbox" /> {words.mayOrder}
      </label>
      <details>
        <summary>{words.moreRights}</summary>
        <label>
          {words.bodyOf.before}
          <code>POST /_sandbox/keys</code>
          {words.bodyOf.after}
          <textarea
            name="rights"
            rows={3}
            spellcheck={false}
            placeholder={'{"permissions": {"power_operation": "read"}}'}
          />
        </label>
      </details>
      <button>{words.createKey}</button>
    </form>
  )
}
