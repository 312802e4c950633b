import type { JSX } from 'preact'
import type { ConsoleOperation, ConsoleParameter } from '../../../console/console-operation.ts'
import { BodyFields } from './body-fields.tsx'
import type { Typed } from './form.ts'

interface FormProps {
  readonly operation: ConsoleOperation
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
}

/** The parameters of an operation, and its body as fields. */
export function RequestFields({ operation, typed, onChange }: FormProps): JSX.Element {
  return (
    <>
      {operation.parameters.map((parameter) => (
        <Parameter
          key={parameter.name}
          parameter={parameter}
          value={typed.values[parameter.name] ?? ''}
          onChange={(value) => onChange({ ...typed, values: { ...typed.values, [parameter.name]: value } })}
        />
      ))}
      {operation.body !== undefined && (
        <BodyFields
          fields={operation.fields}
          body={typed.body}
          onChange={(body) => onChange({ ...typed, body })}
        />
      )}
    </>
  )
}

/** The body of a request as JSON. */
export function BodyText({ operation, typed, onChange }: FormProps): JSX.Element | null {
  if (operation.body === undefined) return null
  return (
    <div class="field" id="body-field">
      <label for="body">Body, JSON</label>
      <textarea
        id="body"
        rows={Math.min(16, typed.body.split('\n').length)}
        spellcheck={false}
        value={typed.body}
        onInput={({ currentTarget }) => onChange({ ...typed, body: currentTarget.value })}
      />
    </div>
  )
}

interface ParameterProps {
  readonly parameter: ConsoleParameter
  readonly value: string
  readonly onChange: (value: string) => void
}

function Parameter({ parameter, value, onChange }: ParameterProps): JSX.Element {
  const { name, in: place, isRequired, description } = parameter
  const id = `parameter-${name}`
  return (
    <div class="field">
      <label for={id}>
        {name} <small>{isRequired ? place : `${place}, optional`}</small>
      </label>
      <input
        id={id}
        name={name}
        spellcheck={false}
        autocomplete="off"
        aria-describedby={`hint-${id}`}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div class="hint" id={`hint-${id}`} dangerouslySetInnerHTML={{ __html: description }} />
    </div>
  )
}
