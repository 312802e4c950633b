import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Description, Schema } from './description.ts'
import { japanese } from './guide-words.ts'
import { toDesiredReference } from './to-desired-reference.ts'
import { toDesiredSchema } from './to-desired-schema.ts'
import { toOrderInputs } from './to-order-inputs.ts'

const own = parse(readFileSync(new URL('../desired.ja.yaml', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>

/** Returns the generated guides in Japanese, each with the digest of its original, from the description in Japanese. */
export function toCounterparts(
  translated: Description,
  originals: { readonly orderInputs: string; readonly desired: string },
): { readonly orderInputs: string; readonly desired: string } {
  const desired = translateTexts(toDesiredSchema(translated), own) as Schema
  return {
    orderInputs: withDigest(toOrderInputs(translated, japanese), originals.orderInputs),
    desired: withDigest(toDesiredReference(desired, japanese), originals.desired),
  }
}

/** Translates the descriptions that are in English. Throws for one that has no translation. */
export function translateTexts(value: unknown, texts: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((one) => translateTexts(one, texts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) =>
      key === 'description' && typeof one === 'string'
        ? [key, translateText(one, texts)]
        : [key, translateTexts(one, texts)],
    ),
  )
}

function translateText(text: string, texts: Readonly<Record<string, string>>): string {
  const translation =
    texts[text] ?? (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text) ? text : undefined)
  if (translation === undefined) throw new Error(`desired.ja.yaml has no Japanese for “${text}”`)
  return translation
}

/** Adds the digest of the original to a guide in Japanese. */
export function withDigest(guide: string, original: string): string {
  const digest = createHash('sha256').update(original).digest('hex')
  return guide.replace('---\n', `---\noriginal: ${digest}\n`)
}
