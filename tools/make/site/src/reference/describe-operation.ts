import {
  describeField,
  describeInside,
  describeProvenance,
  type Inside,
  nothing,
  type Wording,
} from './describe-fields.ts'
import type { Body, Parameter } from './description.ts'
import type { DescribedOperation } from './list-operations.ts'
import { splitErrors } from './split-errors.ts'

/** Description of an operation, from which HTML and Markdown are printed. Its texts are Markdown. */
export type OperationText = ReturnType<typeof describeOperation>
export type ResponseText = ReturnType<typeof describeResponse>

export function describeOperation({ operation, parameters }: DescribedOperation, wording: Wording) {
  const { follow, words } = wording
  const {
    'x-scope': scope,
    'x-permission': permission,
    'x-retry': retry,
    requestBody,
    responses = {},
  } = operation
  const { text, conditions } = splitErrors(operation.description)
  const body = requestBody && follow<Body>(requestBody)
  return {
    /** The scope and the permission that it needs, and whether it may be repeated. */
    facts: [
      words.scope(scope),
      ...(permission === undefined ? [] : [words.permission(permission.service, permission.category)]),
      ...(retry === undefined ? [] : [words.repeat[retry]]),
    ],
    provenance: describeProvenance(operation['x-provenance'], words),
    description: text,
    parameters: parameters.map((part) => {
      const { in: place, required = false, schema = {}, ...given } = follow<Parameter>(part)
      const field = { ...given, isRequired: required, schema, provenance: given['x-provenance'] }
      return { ...describeField(field, wording), place: words.places[place] }
    }),
    body: body && { description: body.description ?? '', inside: describeContent(body, wording) },
    responses: Object.entries(responses).map(([status, part]) =>
      describeResponse(status, follow<Body>(part), conditions, wording),
    ),
  }
}

function describeContent({ content }: Body, wording: Wording): Inside {
  const json = content?.['application/json']
  return json === undefined ? nothing : describeInside(json.schema, wording)
}

interface ErrorBody {
  readonly error?: { readonly code?: string; readonly message?: string }
}

function describeResponse(
  status: string,
  response: Body,
  conditions: ReadonlyMap<string, string>,
  wording: Wording,
) {
  const isGood = status.startsWith('2')
  const examples = Object.values(response.content?.['application/json']?.examples ?? {})
  return {
    status,
    isGood,
    description: response.description ?? '',
    /** The properties of a success. */
    inside: isGood ? describeContent(response, wording) : nothing,
    /** The codes of an error, each with its condition, or else with the API's message. */
    codes: (isGood ? [] : examples).map((example) => {
      const { code = '', message = '' } = (wording.follow(example).value as ErrorBody).error ?? {}
      return { code, condition: conditions.get(`${status} ${code}`) ?? message }
    }),
    /** Whether the operation itself says when one of these errors is returned. */
    isConditional: [...conditions.keys()].some((error) => error.startsWith(status)),
  }
}
