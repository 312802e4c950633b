import type { JSX } from 'preact'
import type { ConsoleField } from '../../../console/console-operation.ts'
import { consoleWords as words } from '../words/console-words.ts'

interface FieldProps {
  readonly id: string
  readonly field: ConsoleField
  /** Word beside the name. @default the kind */
  readonly about?: string
  readonly value: unknown
  /** Called with `undefined` when the property is not sent. */
  readonly onChange: (value: unknown) => void
}

/** A parameter, or a property of a body, as one input: a line, a list of choices, or JSON. */
export function ScalarField({
  id,
  field,
  about = words.about[field.kind],
  value,
  onChange,
}: FieldProps): JSX.Element {
  const { name, kind, isRequired, description, choices } = field
  const shared = { id, name, 'aria-describedby': `hint-${id}` }
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const change = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }): void =>
    onChange(toValue(kind, currentTarget.value))
  const options = kind === 'boolean' ? ['true', 'false'] : choices
  return (
    <div class="field">
      <label for={id}>
        {name} <small>{isRequired ? about : words.optional(about)}</small>
      </label>
      {options !== undefined ? (
        <select {...shared} value={text} onChange={change}>
          {[...new Set([...(isRequired ? [] : ['']), ...options, text])].map((choice) => (
            <option key={choice} value={choice}>
              {choice === '' ? words.notSent : choice}
            </option>
          ))}
        </select>
      ) : isComposite(kind) ? (
        <textarea {...shared} rows={2} spellcheck={false} value={text} onChange={change} />
      ) : (
        <input {...shared} spellcheck={false} autocomplete="off" value={text} onInput={change} />
      )}
      <div class="hint" id={`hint-${id}`} dangerouslySetInnerHTML={{ __html: description }} />
    </div>
  )
}

function isComposite(kind: ConsoleField['kind']): boolean {
  return kind === 'json' || kind === 'list' || kind === 'object'
}

/** Returns the value of a text; what does not fit the kind is sent as typed, and the API says what is wrong. */
function toValue(kind: ConsoleField['kind'], text: string): unknown {
  if (text === '') return undefined
  if (kind === 'text') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
