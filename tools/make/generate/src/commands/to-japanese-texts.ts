import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'yaml'
import { generatedHeader } from '../description.ts'

const folder = new URL('../../../../../spec/overlays/ja/', import.meta.url)

/** Reads the Japanese of the description, by its English sentences. */
export function readJapanese(): ReadonlyMap<string, string> {
  const pairs = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => parse(readFileSync(new URL(name, folder), 'utf8')) as { en: string; ja: string }[])
  return new Map(pairs.map(({ en, ja }) => [en.replaceAll('**', ''), ja.replaceAll('**', '')]))
}

/** Returns the module with the Japanese of the sentences in the texts of commands. */
export function toJapaneseTexts(entries: readonly string[], japanese: ReadonlyMap<string, string>): string {
  // A description is wrapped; its sentences are not.
  const all = entries
    .flatMap((entry) => listTexts(JSON.parse(entry)))
    .map((text) => text.replaceAll(/\s+/g, ' '))
  const used = [...japanese].filter(([english]) => all.some((text) => text.includes(english)))
  return `${generatedHeader}import type { Texts } from '../../language/translate.ts'

/** The Japanese of the sentences that the description has for commands. */
export const described: Texts = {
${used.map(([english, text]) => `  ${JSON.stringify(english)}: ${JSON.stringify(text)},\n`).join('')}}
`
}

function listTexts(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]: [string, unknown]) =>
    typeof one === 'string' && ['summary', 'description', 'brief'].includes(key) ? [one] : listTexts(one),
  )
}
