import { languages, type Sample } from '@hostwright/samples'
import { english, type Words } from './words.ts'

/** The bundled description, as far as the reference adds to it. */
export interface Description {
  readonly info: { readonly title: string; readonly version: string }
  readonly tags?: readonly { readonly name: string; readonly 'x-displayName'?: string }[]
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
  words: Words = english,
): Description {
  const bySample = new Map(samples.map((sample) => [sample.operationId as string, sample]))
  const paths = Object.entries(description.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([key, operation]) => {
      const sample = bySample.get(operation.operationId)
      return [
        key,
        sample === undefined ? operation : annotateOperation(operation, sample, toMethodLink, words),
      ]
    })
    return [path, Object.fromEntries(operations)]
  })
  return { ...description, paths: Object.fromEntries(paths) }
}

function annotateOperation(
  operation: Operation,
  { method, programs }: Sample,
  toMethodLink: (method: string) => string,
  words: Words,
): object {
  const tryIt = `[${words.tryIt}](console.html#${operation.operationId})`
  const facts = [`SDK: [\`${method}\`](${toMethodLink(method)})`, ...listFacts(operation, words), tryIt]
  return {
    ...operation,
    description: `${facts.join(' · ')}\n\n${operation.description}`,
    'x-badges': listBadges(operation, words),
    'x-codeSamples': languages.map(({ lang, label }) => ({ lang, label, source: programs[lang] })),
  }
}

function listFacts(operation: Operation, words: Words): string[] {
  const { 'x-scope': scope, 'x-permission': permission, 'x-retry': retry } = operation
  const facts = [words.scope(scope)]
  if (permission !== undefined) facts.push(words.permission(permission.service, permission.category))
  if (retry !== undefined) facts.push(words.repeat[retry])
  return facts
}

/** The text of a badge is dark, so its colour is light; names are short, since the menu cuts off what is longer. */
function listBadges(
  { 'x-destructive': isDestructive, 'x-provenance': provenance }: Operation,
  { erases, unconfirmed, inferred }: Words,
): Badge[] {
  const badges: Badge[] = []
  if (isDestructive === true) badges.push({ name: erases, color: '#ffc9c2' })
  if (provenance === 'public-reference') badges.push({ name: unconfirmed, color: '#f6e0b5' })
  if (provenance === 'inferred') badges.push({ name: inferred, color: '#dcd3f5' })
  return badges
}
