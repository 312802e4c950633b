import type { JSX } from 'preact'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { consoleWords as words } from '../words/console-words.ts'

interface ChoiceProps {
  readonly operations: readonly ConsoleOperation[]
  readonly chosen: ConsoleOperation
  readonly onChoose: (operation: ConsoleOperation) => void
}

/** The list of all operations, by group. */
export function OperationChoice({ operations, chosen, onChoose }: ChoiceProps): JSX.Element {
  const groups = Map.groupBy(operations, ({ tag }) => tag)
  return (
    <div class="field">
      <label for="operation">{words.operation}</label>
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
  )
}

/** The method and path of an operation, its pages, and its description folded. */
export function About({ operation }: { readonly operation: ConsoleOperation }): JSX.Element {
  const { method, path, isDestructive, link, sdk, description } = operation
  return (
    <>
      <p class="about" id="about">
        <code>{`${method} ${path}`}</code>
        {isDestructive && <strong>{words.effects['erases data']}</strong>}
        <a href={link}>{words.reference}</a>
        <a href={sdk.link}>{sdk.name}</a>
      </p>
      <details>
        <summary>{words.whatItDoes}</summary>
        <div class="description" id="description" dangerouslySetInnerHTML={{ __html: description }} />
      </details>
    </>
  )
}
