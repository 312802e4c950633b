import type { Operation } from './operation.ts'
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

/** What `--help` says of an operation. */
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

/** A line that can be typed, with the examples of the description. */
export function toExample({ command, parameters, query, body, destructive }: Operation): string {
  const args = parameters.flatMap(({ name, example }) =>
    name === 'uuid' ? ['web-01'] : name === 'dns_id' ? ['www.example.com', 'CNAME'] : [toWord(example)],
  )
  const flags = [...query, ...body]
    .filter(({ required }) => required)
    .map(({ name, type, secret, example, values, known }) => {
      const flag = `--${toKebab(name)}`
      if (secret) return `--${/^(?:root|admin)_/.test(name) ? 'password' : toKebab(name)}-env PASSWORD`
      if (type === 'boolean') return flag
      if (type === 'strings')
        return [example ?? []]
          .flat()
          .map((one) => `${flag} ${toWord(one)}`)
          .join(' ')
      return `${flag} ${toWord(example ?? values?.[0] ?? known?.[0])}`
    })
  return ['hostwright', ...command, ...args, ...flags, ...(destructive ? ['--yes'] : [])].join(' ')
}

/** A value as a shell takes it. */
function toWord(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}
