import { expect, expectTypeOf, test } from 'vitest'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { type Assumption, assumptions } from './assumptions.ts'

type Entry = (typeof assumptions)[number]

/** The type of the choices: editors show no text of what is computed from the list, so it is written out. */
function toChoices(list: readonly Assumption[]): string {
  const literal = (text: string): string => `'${text.replaceAll("'", String.raw`\'`)}'`
  const members = list.map(({ id, question, why, default: usual, alternatives }) => {
    const texts = [question, why, `@default ${literal(usual)}`].map((line) => `   * ${line}\n`)
    const union = [usual, ...alternatives].map((choice) => `\n    | ${literal(choice)}`).join('')
    return `  /**\n${texts.join('   *\n')}   */\n  readonly ${literal(id)}:${union}\n`
  })
  return `// Written by assumption-choices.test.ts from the list of assumptions; \`vitest -u\` writes it again. Do not edit.

/** One choice for each assumption: what the sandbox does where the documentation leaves something open. */
export interface AssumptionChoices {
${members.join('')}}
`
}

test('the choices are those of the list, each with its question, its reason and its default', async () => {
  await expect(toChoices(assumptions)).toMatchFileSnapshot('../generated/assumption-choices.ts')
  expectTypeOf<AssumptionChoices>().toEqualTypeOf<{
    readonly [E in Entry as E['id']]: E['default'] | E['alternatives'][number]
  }>()
})
