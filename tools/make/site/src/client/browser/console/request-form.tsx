import type { JSX } from 'preact'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { Fold } from '../view/fold.tsx'
import { BodyFields } from './body-fields.tsx'
import type { Typed } from './form.ts'
import { findOffers, type Read } from './offers.ts'
import { ParameterField } from './parameter-field.tsx'
import { consoleWords as words } from '../words/console-words.ts'

interface FormProps {
  readonly operation: ConsoleOperation
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
}

interface FieldsProps extends FormProps {
  /** Reads the sandbox, if it is in the page. */
  readonly read: Read | undefined
}

/** The parameters of an operation, and its body as fields. */
export function RequestFields({ operation, typed, onChange, read }: FieldsProps): JSX.Element {
  return (
    <>
      {operation.parameters.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={typed.values[parameter.name] ?? ''}
          onChange={(value) => onChange({ ...typed, values: { ...typed.values, [parameter.name]: value } })}
          onFind={() => findOffers(read, operation.path, parameter.name, typed.values)}
        />
      ))}
      {operation.body !== undefined && (
        <BodyFields
          fields={operation.fields}
          sample={operation.body}
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
    <Fold title={words.body}>
      <textarea
        class="json"
        aria-label={words.body}
        rows={Math.min(16, typed.body.split('\n').length)}
        spellcheck={false}
        value={typed.body}
        onInput={({ currentTarget }) => onChange({ ...typed, body: currentTarget.value })}
      />
    </Fold>
  )
}
