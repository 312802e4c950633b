import type { AddedFault, FaultOptions } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { AccountActions } from '../../../account-panel/account-view.ts'
import { Fold } from '../view/fold.tsx'
import { Options } from '../view/options.tsx'
import { accountWords as words } from './account-words.ts'
import { type EffectName, effects } from './effects.ts'
import { onSubmit, type ReadField } from './on-submit.ts'

interface FaultsProps {
  readonly faults: readonly AddedFault[]
  readonly actions: Pick<AccountActions, 'addFault' | 'removeFault' | 'clearFaults'>
  /** Reads what the form proposes as target, when its input is first used. */
  readonly readOperationIds?: () => Promise<readonly string[]>
}

/** The faults of a sandbox: listed, added and removed. */
export function Faults({ faults, actions, readOperationIds }: FaultsProps): JSX.Element {
  const [note, setNote] = useState('')
  const add = async (read: ReadField): Promise<void> => {
    try {
      await actions.addFault(toFault(read))
      setNote('')
    } catch (error) {
      setNote(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <>
      <div class="line">
        <p class="account-title">{words.faults}</p>
        {faults.length > 0 && (
          <button type="button" class="small" onClick={() => void actions.clearFaults()}>
            {words.removeAll}
          </button>
        )}
      </div>
      <ul class="list">
        {faults.map((fault) => (
          <FaultRow key={fault.id} fault={fault} onRemove={() => void actions.removeFault(fault.id)} />
        ))}
      </ul>
      {faults.length === 0 && <p class="muted">{words.noFault}</p>}
      <Fold title={words.newFault}>
        <FaultForm readOperationIds={readOperationIds} onSubmit={onSubmit(add)} />
      </Fold>
      <p role="status" class="bad">
        {note}
      </p>
    </>
  )
}

interface FormProps {
  readonly readOperationIds: FaultsProps['readOperationIds']
  readonly onSubmit: (event: SubmitEvent) => void
}

function FaultForm({ readOperationIds, onSubmit: submit }: FormProps): JSX.Element {
  const [operationIds, setOperationIds] = useState<readonly string[]>([])
  const [effect, choose] = useState<EffectName>('outage')
  return (
    <form class="account-form" onSubmit={submit}>
      <label>
        {words.effect}{' '}
        <select
          name="effect"
          value={effect}
          onChange={({ currentTarget }) => choose(currentTarget.value as EffectName)}
        >
          <Options texts={words.effects} />
        </select>
      </label>
      {effects[effect].fields.map(({ name, value }) => (
        <label key={`${effect} ${name}`}>
          {words.fields[name]} <input name={name} defaultValue={value} spellcheck={false} />
        </label>
      ))}
      <label>
        {words.target}{' '}
        <input
          name="target"
          list="operation-ids"
          placeholder={words.anyRequest}
          autocomplete="off"
          spellcheck={false}
          onFocus={() => {
            if (operationIds.length === 0) void readOperationIds?.().then(setOperationIds)
          }}
        />
      </label>
      {operationIds.length > 0 && (
        <datalist id="operation-ids">
          {operationIds.map((id) => (
            <option key={id}>{id}</option>
          ))}
        </datalist>
      )}
      <details>
        <summary>{words.howOften}</summary>
        {(['times', 'nth', 'probability'] as const).map((name) => (
          <label key={name}>
            {words.fields[name]} <input name={name} type="number" min="0" step="any" placeholder="1" />
          </label>
        ))}
      </details>
      <button>{words.inject}</button>
    </form>
  )
}

/** Returns the fault that the form describes; empty fields are left out. */
function toFault(read: ReadField): FaultOptions {
  const target = read('target')
  const numbers = (['times', 'nth', 'probability'] as const).flatMap((name) =>
    read(name) === '' ? [] : [[name, Number(read(name))] as const],
  )
  return {
    ...(target !== '' && { [target.startsWith('/') ? 'path' : 'operationId']: target }),
    ...Object.fromEntries(numbers),
    effect: effects[read('effect') as EffectName].make(read),
  }
}

function FaultRow({
  fault: { id, operationId, path, nth, probability, happened, left, effect },
  onRemove,
}: {
  readonly fault: AddedFault
  readonly onRemove: () => void
}): JSX.Element {
  const about = [
    typeof effect === 'string' ? effect : JSON.stringify(effect).replaceAll(/["{}]/g, ''),
    ...(nth === undefined ? [] : [`${words.fields.nth} ${nth}`]),
    ...(probability === undefined ? [] : [`${words.fields.probability} ${probability}`]),
    words.happened(happened, left),
  ]
  return (
    <li class={left === 0 ? 'used-up' : ''}>
      <div class="line">
        <strong>{operationId ?? path ?? '*'}</strong>
        <button type="button" class="small" aria-label={`${words.remove} ${id}`} onClick={onRemove}>
          {words.remove}
        </button>
      </div>
      <div class="muted">{about.join(' · ')}</div>
    </li>
  )
}
