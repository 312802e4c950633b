import type { JSX } from 'preact'
import type { ConsoleField } from '../../../console/console-operation.ts'
import { ScalarField } from './scalar-field.tsx'
import { Fold } from '../view/fold.tsx'
import { parseBody } from './form.ts'
import { consoleWords as words } from '../words/console-words.ts'

interface BodyProps {
  readonly fields: readonly ConsoleField[]
  /** The body of the sample: optional properties that it lacks come last. */
  readonly sample: string
  readonly body: string
  readonly onChange: (body: string) => void
}

/** The properties of a body as fields. The JSON beside them is the same body: each changes the other. */
export function BodyFields({ fields, sample, body, onChange }: BodyProps): JSX.Element {
  const parsed = parseBody(body)
  if (typeof parsed === 'string')
    return (
      <p class="hint" role="status">
        {parsed === '' ? words.noObject : words.noJson(parsed)}
      </p>
    )
  const usual = JSON.parse(sample) as Values
  const shared = {
    id: 'field',
    values: parsed,
    onChange: (next: Values): void => onChange(JSON.stringify(next, null, 2)),
  }
  const first = fields.filter(({ name, isRequired }) => isRequired || name in usual)
  const others = fields.filter((field) => !first.includes(field))
  return (
    <>
      <Properties {...shared} fields={first} />
      {others.length > 0 && (
        <Fold title={words.moreOptional(others.length)}>
          <Properties {...shared} fields={others} />
        </Fold>
      )}
    </>
  )
}

type Values = Readonly<Record<string, unknown>>

interface PropertiesProps {
  /** Beginning of the ids of the inputs. */
  readonly id: string
  readonly fields: readonly ConsoleField[]
  readonly values: Values
  readonly onChange: (values: Values) => void
}

function Properties({ id, fields, values, onChange }: PropertiesProps): JSX.Element {
  const set = (name: string, value: unknown): void => {
    const { [name]: _, ...others } = values
    // A property that was there keeps its place.
    onChange(value === undefined ? others : { ...values, [name]: value })
  }
  return (
    <>
      {fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={values[field.name]}
          onChange={(value) => set(field.name, value)}
        />
      ))}
    </>
  )
}

interface FieldProps {
  readonly id: string
  readonly field: ConsoleField
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

function Field({ id, field, value, onChange }: FieldProps): JSX.Element {
  const { name, kind, isRequired, description, fields = [] } = field
  const isList = Array.isArray(value)
  const isObject = typeof value === 'object' && value !== null && !isList
  const fits = value === undefined || (kind === 'list' ? isList : isObject)
  // A value of another kind, which the JSON beside the form can have, is shown as JSON.
  if (fields.length === 0 || !fits)
    return <ScalarField id={id} field={field} value={value} onChange={onChange} />
  return (
    <fieldset class="nested" aria-describedby={`hint-${id}`}>
      <legend>
        {name} <small>{isRequired ? words.about[kind] : words.optional(words.about[kind])}</small>
      </legend>
      <div class="hint" id={`hint-${id}`} dangerouslySetInnerHTML={{ __html: description }} />
      {kind === 'list' ? (
        <Items id={id} field={field} values={isList ? value : []} onChange={onChange} />
      ) : (
        <Properties
          id={id}
          fields={fields}
          values={isObject ? (value as Values) : {}}
          onChange={(next) => onChange(Object.keys(next).length === 0 && !isRequired ? undefined : next)}
        />
      )}
    </fieldset>
  )
}

interface ItemsProps extends Pick<FieldProps, 'id' | 'field' | 'onChange'> {
  readonly values: readonly unknown[]
}

/** The items of a list, each with a button that removes it, and one that adds another. */
function Items({ id, field: { name, fields = [], isRequired }, values, onChange }: ItemsProps): JSX.Element {
  const item = fields[0]!
  const empty = item.kind === 'object' ? {} : ''
  const set = (next: readonly unknown[]): void =>
    onChange(next.length === 0 && !isRequired ? undefined : next)
  return (
    <>
      {values.map((value, index) => (
        <div class="item" key={index}>
          <Field
            id={`${id}-${index}`}
            field={{ ...item, name: `${index + 1}` }}
            value={value}
            onChange={(next) => set(values.with(index, next ?? empty))}
          />
          <button
            type="button"
            aria-label={words.remove(name, index + 1)}
            onClick={() => set(values.toSpliced(index, 1))}
          >
            ×
          </button>
        </div>
      ))}
      <button type="button" onClick={() => set([...values, empty])}>
        {words.add}
      </button>
    </>
  )
}
