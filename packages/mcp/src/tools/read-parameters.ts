import type { InputSchema } from './input-schema.ts'

const text = { type: 'string' }

/**
 * The parameters of all reads, of the path and of the query, but for the filters of lists that have a tool of their own
 * or are short. All have names, so that a framework can make the tools strict: it then sends null for those that a
 * model leaves out.
 */
export const readParameters: InputSchema & Pick<Required<InputSchema>, 'properties'> = {
  type: 'object',
  description: 'Those of the operation, by name.',
  properties: {
    servername: text,
    domain: text,
    uuid: text,
    id: text,
    mail_account: text,
    mail_address: text,
    db_user: text,
    keyword: text,
    lines: { type: 'integer' },
  },
  additionalProperties: false,
}
