import type { JSX } from 'preact'
import type { ConsoleField } from '../../../console/console-operation.ts'
import { parseBody } from './form.ts'

interface BodyProps {
  readonly fields: readonly ConsoleField[]
  readonly body: string
  readonly onChange: (body: string) => void
}

/** The properties of a body as fields. The JSON beside them is the same body: each changes the other. */
export function BodyFields({ fields, body, onChange }: BodyProps): JSX.Element {
  const parsed = parseBody(body)
  if (typeof parsed === 'string')
    return (
      <p class="hint" role="status">
        {parsed}
      </p>
    )
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...others } = parsed
    // A property that was there keeps its place.
    const next = value === undefined ? others : { ...parsed, [name]: value }
    onChange(JSON.stringify(next, null, 2))
  }
  return (
    <>
      {fields.map((field) => (
        <Field key={field.name} field={field} value={parsed[field.name]} onChange={set} />
      ))}
    </>
  )
}

interface FieldProps {
  readonly field: ConsoleField
  readonly value: unknown
  readonly onChange: (name: string, value: unknown) => void
}

function Field({
  field: { name, kind, isRequired, description, choices },
  value,
  onChange,
}: FieldProps): JSX.Element {
  const id = `field-${name}`
  const shared = { id, name, 'aria-describedby': `hint-${name}` }
  const text = value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)
  const change = ({ currentTarget }: { readonly currentTarget: { readonly value: string } }): void =>
    onChange(name, toValue(kind, currentTarget.value))
  const options = kind === 'boolean' ? ['true', 'false'] : choices
  return (
    <div class="field">
      <label for={id}>
        {name} <small>{isRequired ? kind : `${kind}, optional`}</small>
      </label>
      {options === undefined ? (
        kind === 'json' ? (
          <textarea {...shared} rows={2} spellcheck={false} value={text} onChange={change} />
        ) : (
          <input {...shared} spellcheck={false} autocomplete="off" value={text} onInput={change} />
        )
      ) : (
        <select {...shared} value={text} onChange={change}>
          {[...new Set([...(isRequired ? [] : ['']), ...options, text])].map((choice) => (
            <option key={choice} value={choice}>
              {choice === '' ? 'not sent' : choice}
            </option>
          ))}
        </select>
      )}
      <div class="hint" id={`hint-${name}`} dangerouslySetInnerHTML={{ __html: description }} />
    </div>
  )
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
