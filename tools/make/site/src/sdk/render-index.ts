import type { Declared } from '../methods/read-sdk.ts'
import { type Context, toVariable } from './render-declared.ts'

const titles = ['Functions', 'Objects with methods', 'Errors', 'Types'] as const

/** What is on a page as links: each kind, what a user calls it, in the order of the alphabet. */
export function renderIndex(kinds: readonly (readonly Declared[])[], context: Context): string {
  const rows = titles.map((title, kind) => {
    const links = (kinds[kind] ?? [])
      .map((one) => ({ id: one.name, text: kind === 1 ? toVariable(one, context) : one.name }))
      .toSorted((one, other) => one.text.localeCompare(other.text, 'en'))
      .map(({ id, text }) => `[\`${text}\`](#${id})`)
    return links.length === 0 ? '' : `- **${title}:** ${links.join(', ')}\n`
  })
  return rows.join('').trimEnd()
}
