import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { ConsoleParameter } from '../../../console/console-operation.ts'
import type { Offer } from './offers.ts'
import { ScalarField } from './scalar-field.tsx'
import { consoleWords as words } from '../words/console-words.ts'

interface ParameterProps {
  readonly parameter: ConsoleParameter
  readonly value: string
  readonly onChange: (value: string) => void
  /** Returns the values of the parameter that the sandbox has. */
  readonly onFind: () => Promise<readonly Offer[]>
}

/** A parameter as one input. Below one of the path, from the first visit on, are the values that the sandbox has. */
export function ParameterField({ parameter, value, onChange, onFind }: ParameterProps): JSX.Element {
  const [offers, setOffers] = useState<readonly Offer[]>([])
  const { name, in: place } = parameter
  const load = (): void => {
    if (place !== 'path') return
    // A list that cannot be read offers nothing, and the value is typed.
    onFind().then(setOffers, () => setOffers([]))
  }
  return (
    <div onFocusIn={load}>
      <ScalarField
        id={`parameter-${name}`}
        field={{ ...parameter, kind: 'text' }}
        about={words.about[place]}
        value={value}
        onChange={(typed = '') => onChange(typed as string)}
      />
      {offers.length > 0 && (
        <div class="offers" role="group" aria-label={words.offered(name)}>
          {offers.map((offer) => (
            <button
              type="button"
              key={offer.value}
              aria-pressed={offer.value === value}
              onClick={() => onChange(offer.value)}
            >
              {offer.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
