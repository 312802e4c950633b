import { expect, expectTypeOf, test } from 'vitest'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type Assumption, assumptions } from './assumptions.ts'

type Entry = (typeof assumptions)[number]

/** Returns the source text of the type of the choices. A computed type would show no descriptions in an editor. */
function toChoices(list: readonly Assumption[]): string {
  const members = list.map(({ id, question, why, default: usual, choices }) => {
    const meanings = Object.entries(choices).map(([choice, text]) => `- \`${choice}\`: ${text}`)
    const lines = [question, '', ...meanings, '', why, '', `@default '${usual}'`]
    const text = lines.map((line) => `   *${line && ' '}${line}\n`).join('')
    const union = Object.keys(choices).map((choice) => `'${choice}'`)
    return `  /**\n${text}   */\n  readonly '${id}': ${union.join(' | ')}\n`
  })
  return `// Written by assumption-choices.test.ts from the list of assumptions; \`vitest -u\` writes it again. Do not edit.

/** One choice for each assumption: the behaviour of the sandbox where the documentation leaves it open. */
export interface AssumptionChoices {
${members.join('')}}
`
}

test('the choices are those of the list, each with its question, its reason and its default', async () => {
  await expect(toChoices(assumptions)).toMatchFileSnapshot('../generated/assumption-choices.ts')
  expectTypeOf<AssumptionChoices>().toEqualTypeOf<{
    readonly [E in Entry as E['id']]: keyof E['choices'] & string
  }>()
})
