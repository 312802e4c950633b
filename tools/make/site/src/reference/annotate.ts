import { languages, type Sample } from '@hostwright/samples'

/** The bundled description, as far as the reference adds to it. */
export interface Description {
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly 'x-scope': 'read' | 'write'
  readonly 'x-permission'?: { readonly service: string; readonly category?: string; readonly newOrder?: true }
  readonly 'x-retry'?: 'idempotent' | 'idempotency-key' | 'never'
  readonly 'x-destructive'?: true
  readonly 'x-provenance': 'requirements' | 'public-reference' | 'inferred'
}

interface Badge {
  readonly name: string
  readonly color: string
}

/** The description with what its reference shows besides: badges, facts, the SDK method and samples of every operation. */
export function annotate(
  description: Description,
  samples: readonly Sample[],
  toMethodLink: (method: string) => string,
): Description {
  const bySample = new Map(samples.map((sample) => [sample.operationId as string, sample]))
  const paths = Object.entries(description.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([key, operation]) => {
      const sample = bySample.get(operation.operationId)
      return [key, sample === undefined ? operation : annotateOperation(operation, sample, toMethodLink)]
    })
    return [path, Object.fromEntries(operations)]
  })
  return { ...description, paths: Object.fromEntries(paths) }
}

function annotateOperation(
  operation: Operation,
  { method, programs }: Sample,
  toMethodLink: (method: string) => string,
): object {
  const tryIt = `[try it](console.html#${operation.operationId})`
  const facts = [`SDK: [\`${method}\`](${toMethodLink(method)})`, ...listFacts(operation), tryIt]
  return {
    ...operation,
    description: `${facts.join(' · ')}\n\n${operation.description}`,
    'x-badges': listBadges(operation),
    'x-codeSamples': languages.map(({ lang, label }) => ({ lang, label, source: programs[lang] })),
  }
}

function listFacts(operation: Operation): string[] {
  const { 'x-scope': scope, 'x-permission': permission, 'x-retry': retry } = operation
  const facts = [`scope \`${scope}\``]
  if (permission !== undefined)
    facts.push(`permission \`${permission.service}\`, ${permission.category ?? 'new orders'}`)
  if (retry !== undefined) facts.push(`repeat: ${repeats[retry]}`)
  return facts
}

const repeats = {
  idempotent: 'safe',
  'idempotency-key': 'with the same `Idempotency-Key`',
  never: 'look first',
} as const

/** The text of a badge is dark, so its colour is light; names are short, since the menu cuts off what is longer. */
function listBadges({ 'x-destructive': isDestructive, 'x-provenance': provenance }: Operation): Badge[] {
  const badges: Badge[] = []
  if (isDestructive === true) badges.push({ name: 'erases', color: '#ffc9c2' })
  if (provenance === 'public-reference') badges.push({ name: 'unconfirmed', color: '#f6e0b5' })
  if (provenance === 'inferred') badges.push({ name: 'inferred', color: '#dcd3f5' })
  return badges
}
