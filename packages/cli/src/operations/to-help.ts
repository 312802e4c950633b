import { toWord } from '../output/to-word.ts'
import type { Input, Operation } from './operation.ts'
import { toKebab } from './to-camel.ts'

const sources = {
  requirements: 'the documentation of the service',
  'public-reference': 'public reference material',
  inferred: 'inferred: the real service may differ',
}

const retries = {
  idempotent: 'after an unclear failure: twice has the same effect as once',
  'idempotency-key': 'never without its Idempotency-Key',
  never: 'never after an unclear failure: check first',
}

/** Returns the help of an operation. */
export function toHelp(operation: Operation): string {
  const { id, method, path, description, scope, retry, source, destructive } = operation
  const facts = [
    `Calls ${method} ${path} (${id}).`,
    `Scope: ${scope}.`,
    ...(retry ? [`Retry: ${retries[retry]}.`] : []),
    `Source: ${sources[source]}.`,
    ...(destructive ? ['DESTROYS DATA for good: asks first, or takes --yes.'] : []),
  ]
  return `${description}\n\n${facts.join('\n')}\n\nExample: ${toExample(operation)}`
}

// Examples in the help that are written by hand, because the properties of these requests depend on each other, or on
// the thing that they change: a mailbox is not forwarded to itself.
const examples: Readonly<Record<string, string>> = {
  updateMailForwarding: '--forwarding-addresses office@example.net',
  updateVpsName: '--name web-02',
  updateSpamFilter:
    '--filter-type standard --spam-level level_3 --no-strict-non-japanese-subject --detection-action spam_folder',
  'createMailFilter action': `--action '{"type":"trash","method":"move"}'`,
}

/** Returns an example of an operation's command, with example values from the API description. */
export function toExample(operation: Operation): string {
  const { id, command, parameters, destructive } = operation
  const args = parameters.flatMap(({ name, example }) =>
    name === 'uuid' ? ['web-01'] : name === 'dns_id' ? ['www.example.com', 'CNAME'] : [toWord(example)],
  )
  const flags =
    examples[id] === undefined
      ? chooseInputs(operation).map((input) => examples[`${id} ${input.name}`] ?? toExampleFlag(input))
      : [examples[id]]
  return ['hostwright', ...command, ...args, ...flags, ...(destructive ? ['--yes'] : [])].join(' ')
}

function toExampleFlag({ name, type, secret, example, values, known }: Input): string {
  const flag = `--${toKebab(name)}`
  if (secret) return `--${/^(?:root|admin)_/.test(name) ? 'password' : toKebab(name)}-env PASSWORD`
  if (type === 'boolean') return flag
  if (type !== 'strings') return `${flag} ${toWord(example ?? values?.[0] ?? known?.[0])}`
  return [example ?? []]
    .flat()
    .map((one) => `${flag} ${toWord(one)}`)
    .join(' ')
}

/**
 * Returns the properties that the example of an operation contains: those that are required, and one more property if
 * the body of an update, or of a new SSH key, requires none.
 */
function chooseInputs({ id, method, query, body }: Operation): readonly Input[] {
  const required = [...query, ...body].filter((input) => input.required)
  const isChange = method === 'PUT' || id === 'createSshKey'
  if (!isChange || body.some((input) => input.required)) return required
  const chosen = body.find(({ name }) => shown.has(name)) ?? body.find(({ example }) => example !== undefined)
  return chosen === undefined ? required : [...required, chosen]
}

// Properties that users change often: the example of an update sets one of them if the operation's request body has it.
const shown: ReadonlySet<string> = new Set(['command', 'memo', 'subject', 'ttl'])
