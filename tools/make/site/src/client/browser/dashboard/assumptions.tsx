import type { ChosenAssumption } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import type { Control } from './control.ts'

/** The assumptions of the sandbox where nothing is documented. They stay the same while it runs. */
export function Assumptions({ control }: { readonly control: Control }): JSX.Element {
  const [all, setAll] = useState<readonly ChosenAssumption[]>([])
  const [text, filter] = useState('')
  useEffect(() => {
    void control
      .get<{ readonly assumptions: readonly ChosenAssumption[] }>('/assumptions')
      .then(({ assumptions }) => setAll(assumptions))
  }, [])
  const changed = all.filter(isChanged)
  const shown = [...changed, ...all.filter((one) => !isChanged(one))].filter((one) =>
    JSON.stringify(one).toLowerCase().includes(text.trim().toLowerCase()),
  )
  return (
    <section id="assumptions-part" aria-label={words.frame.assumptions}>
      <div class="line">
        <h2>{words.frame.assumptions}</h2>
        <span class="muted">{words.changed(all.length, changed.length)}</span>
      </div>
      <p class="muted">{words.assumptionsAre}</p>
      <details>
        <summary>{words.showThem}</summary>
        <input
          id="assumption-text"
          type="search"
          aria-label={words.filterThem}
          placeholder={words.filter}
          autocomplete="off"
          onInput={({ currentTarget }) => filter(currentTarget.value)}
        />
        <ul id="assumptions" class="list" lang="en">
          {shown.map((one) => (
            <Assumption key={one.id} assumption={one} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function isChanged({ chosen, default: usual }: ChosenAssumption): boolean {
  return chosen !== usual
}

function Assumption({ assumption }: { readonly assumption: ChosenAssumption }): JSX.Element {
  const { id, question, chosen, choices, why } = assumption
  const texts = Object.entries(choices).map(([choice, text]) => ({ choice, text: `${choice}: ${text}` }))
  const others = texts.filter(({ choice }) => choice !== chosen).map(({ text }) => text)
  return (
    <li class={isChanged(assumption) ? 'changed' : ''}>
      <div class="muted mono">{id}</div>
      <div>{question}</div>
      <strong>{texts.find(({ choice }) => choice === chosen)?.text ?? chosen}</strong>
      <div class="muted">{`Others: ${others.join('; ')}. ${why}`}</div>
    </li>
  )
}
