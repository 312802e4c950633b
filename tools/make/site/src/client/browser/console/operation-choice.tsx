import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { findOperations } from './find-operations.ts'

interface ChoiceProps {
  readonly operations: readonly ConsoleOperation[]
  readonly chosen: ConsoleOperation
  readonly onChoose: (operation: ConsoleOperation) => void
}

/** The list of operations and the search above it, which chooses the first that it finds. */
export function OperationChoice({ operations, chosen, onChoose }: ChoiceProps): JSX.Element {
  const [query, search] = useState('')
  const found = findOperations(operations, query)
  // A link can choose an operation that the search has not found.
  const listed = found.includes(chosen) || found.length === 0 ? found : [chosen, ...found]
  const groups = Map.groupBy(listed, ({ tag }) => tag)
  const type = (text: string): void => {
    search(text)
    const fitting = findOperations(operations, text)
    if (fitting[0] !== undefined && !fitting.includes(chosen)) onChoose(fitting[0])
  }
  return (
    <>
      <div class="field">
        <label for="find">Find an operation by its path or name</label>
        <input
          id="find"
          spellcheck={false}
          autocomplete="off"
          placeholder="dns, power/stop, orderVps …"
          aria-describedby="found"
          value={query}
          onInput={({ currentTarget }) => type(currentTarget.value)}
        />
        <div class="hint" id="found" role="status">
          {query !== '' && `${found.length} found`}
        </div>
      </div>
      <div class="field">
        <label for="operation">Operation</label>
        <select
          id="operation"
          value={chosen.id}
          onChange={({ currentTarget }) => onChoose(operations.find(({ id }) => id === currentTarget.value)!)}
        >
          {[...groups].map(([tag, inside]) => (
            <optgroup key={tag} label={tag}>
              {inside.map(({ id, method, summary }) => (
                <option key={id} value={id}>{`${method} · ${summary}`}</option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
    </>
  )
}

/** The method and path of an operation, its pages, and its description folded. */
export function About({ operation }: { readonly operation: ConsoleOperation }): JSX.Element {
  const { method, path, isDestructive, link, sdk, description } = operation
  return (
    <>
      <p class="about" id="about">
        <code>{`${method} ${path}`}</code>
        {isDestructive && <strong>erases data</strong>}
        <a href={link}>Reference</a>
        <a href={sdk.link}>{sdk.name}</a>
      </p>
      <details>
        <summary>What it does</summary>
        <div class="description" id="description" dangerouslySetInnerHTML={{ __html: description }} />
      </details>
    </>
  )
}
