import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { findOperations } from './find-operations.ts'
import { consoleWords as words } from '../words/console-words.ts'

interface FinderProps {
  readonly operations: readonly ConsoleOperation[]
  readonly onChoose: (operation: ConsoleOperation) => void
}

/**
 * The search for an operation and the list of what it finds. Enter chooses and moves to the first field of the form. It
 * never sends: `deleteDomain` and Enter would delete a domain.
 */
export function OperationFinder({ operations, onChoose }: FinderProps): JSX.Element {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState(0)
  const [isFocused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const found = query.trim() === '' ? [] : findOperations(operations, query)
  const isOpen = isFocused && found.length > 0
  // Before the next key: an effect after the paint would take the focus from somebody who types on.
  useLayoutEffect(() => {
    if (chosen > 0) focusFirstField(input.current!.form!)
  }, [chosen])

  const search = (text: string): void => {
    setQuery(text)
    setAt(0)
  }
  const choose = (operation: ConsoleOperation): void => {
    search('')
    onChoose(operation)
    setChosen((count) => count + 1)
  }
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined && event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.isComposing) return
    const operation = found[at]
    if (event.key === 'Escape') search('')
    else if (step !== undefined) setAt((at + step + found.length) % Math.max(1, found.length))
    else if (operation !== undefined) choose(operation)
  }
  return (
    <div class="field finder">
      <label for="find">{words.find}</label>
      <span class="hint" id="found-count" role="status">
        {query.trim() !== '' && words.found(found.length)}
      </span>
      <input
        ref={input}
        id="find"
        role="combobox"
        spellcheck={false}
        autocomplete="off"
        placeholder={words.findExamples}
        aria-describedby="found-count"
        aria-controls="found"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-activedescendant': `found-${at}` })}
        value={query}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={press}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
      <FoundOperations found={isOpen ? found : []} at={at} onChoose={choose} />
    </div>
  )
}

interface FoundProps {
  readonly found: readonly ConsoleOperation[]
  readonly at: number
  readonly onChoose: (operation: ConsoleOperation) => void
}

function FoundOperations({ found, at, onChoose }: FoundProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [found, at])
  return (
    <div
      ref={list}
      id="found"
      role="listbox"
      aria-label={words.operations}
      hidden={found.length === 0}
      // A press of the pointer would take the focus from the input, which closes the list before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((operation, index) => (
        <div
          key={operation.id}
          id={`found-${index}`}
          role="option"
          aria-selected={index === at}
          onClick={() => onChoose(operation)}
        >
          {operation.summary} {operation.isDestructive && <strong>{words.effects['erases data']}</strong>}{' '}
          <code>{`${operation.method} ${operation.path}`}</code>
        </div>
      ))}
    </div>
  )
}

/** Moves to the first input of the operation, or to the button of one that takes none. */
function focusFirstField(form: HTMLFormElement): void {
  const isFolded = 'details:not([open]) *'
  const inputs = form.querySelectorAll<HTMLElement>('.request-fields :is(input, select, textarea)')
  const first = [...inputs].find((one) => !one.matches(isFolded))
  ;(first ?? form.querySelector<HTMLElement>('.form-actions button'))?.focus()
}
