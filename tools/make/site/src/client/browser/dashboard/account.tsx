import type { WorldState } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { onSubmit } from '../account/on-submit.ts'
import { element } from '../view/element.ts'
import { toYen } from '../view/format.ts'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import type { Control } from './control.ts'

interface AccountProps {
  readonly control: Control
  readonly balance: number
  readonly world: WorldState
  readonly tell: (text: string) => void
}

/** The balance, and what is done to the account as a whole. */
export function Account({ control, balance, world, tell }: AccountProps): JSX.Element {
  return (
    <section id="account" aria-label={words.frame.account}>
      <div class="line">
        <h2>{words.frame.account}</h2>
        <strong id="money" class="money">
          {toYen(balance)}
        </strong>
      </div>
      <form
        id="balance-form"
        onSubmit={onSubmit((read) => control.send('PUT', '/account', { balance: Number(read('balance')) }))}
      >
        <label>
          {words.balance}{' '}
          <input name="balance" type="number" min="0" step="1" required defaultValue={balance} />
        </label>
        <button>{words.set}</button>
      </form>
      <form
        id="reset-form"
        onSubmit={onSubmit((read) => {
          if (confirm(words.confirmStart)) void control.send('POST', '/reset', { world: read('world') })
        })}
      >
        <label>
          {words.world}{' '}
          <select name="world">
            {world.worlds.map((name) => (
              <option key={name} selected={name === world.world}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button>{words.startOver}</button>
      </form>
      <Snapshot control={control} tell={tell} />
    </section>
  )
}

function Snapshot({ control, tell }: Pick<AccountProps, 'control' | 'tell'>): JSX.Element {
  async function save(): Promise<void> {
    const snapshot = await control.get<object>('/snapshot')
    const href = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }))
    element('a', { href, download: 'sandbox-snapshot.json' }).click()
    URL.revokeObjectURL(href)
  }
  async function restore(input: HTMLInputElement): Promise<void> {
    const text = await input.files?.[0]?.text()
    input.value = ''
    if (text === undefined) return
    try {
      await control.send('PUT', '/snapshot', JSON.parse(text))
    } catch {
      tell(words.noJson)
    }
  }
  return (
    <div class="buttons">
      <button type="button" onClick={() => void save()}>
        {words.save}
      </button>
      <label class="file">
        {words.restore}{' '}
        <input
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget }) => void restore(currentTarget)}
        />
      </label>
    </div>
  )
}
