import stringWidth from 'fast-string-width'
import { describe, expect, test } from 'vitest'
import { commonFlags } from '../arguments/common-flags.ts'
import { rootHelp } from '../arguments/root-help.ts'
import { commandGroups } from '../commands.ts'
import type { Command } from '../session/command.ts'
import { createMachine } from '../testing/test-machine.ts'
import { briefs } from './texts/briefs.ts'
import { flags } from './texts/flags.ts'
import { help } from './texts/help.ts'
import { helpOfTools } from './texts/help-of-tools.ts'
import { japanese } from './texts/japanese.ts'
import { messages } from './texts/messages.ts'
import { orders } from './texts/orders.ts'
import { createTranslator, type Texts, type Translated } from './translate.ts'
import { foldHelp, isExample } from '../output/fold-help.ts'
import { translateHelp } from './translate-help.ts'

const commands = (await Promise.all(Object.values(commandGroups()).map(({ load }) => load()))).flat()

/** Returns the English texts of the help of some commands that have no Japanese. */
function listMissing(given: readonly Command[], texts: Texts): readonly string[] {
  const translate = createTranslator(texts)
  const found: Translated[] = []
  const note = (text: string): string => {
    found.push(translate(text))
    return ''
  }
  // The texts of the groups follow one by one.
  note(rootHelp(commandGroups()).replaceAll(/^ {2}[a-z-]+ {2,}.*$/gm, ''))
  for (const { brief } of Object.values(commandGroups())) note(brief)
  for (const command of given) {
    note(command.brief)
    translateHelp(command.help ?? '', note)
    for (const { brief } of command.args ?? []) note(brief)
    for (const { brief } of Object.values({ ...command.flags, ...commonFlags(command) })) note(brief)
  }
  const missing = new Set(found.flatMap((one) => one.missing))
  return [...missing].filter((text) => !text.startsWith('hostwright '))
}

test('every text of the help of every command has its Japanese', () => {
  expect(listMissing(commands, japanese)).toEqual([])
})

test('a new command without Japanese, and a text that has changed since its Japanese, are reported', () => {
  const added: Command = { words: ['new'], brief: 'Do a new thing', reads: true, run: async () => {} }
  expect(listMissing([...commands, added], japanese)).toEqual(['Do a new thing'])
  const { 'Orders nothing.': _, ...older } = japanese
  expect(listMissing(commands, { ...older, 'Orders no thing.': '注文は行いません。' })).toEqual([
    'Orders nothing.',
  ])
})

describe.each(commands.map(({ words }) => words.join(' ')))('%s --help in Japanese', (words) => {
  test('has no line that is wider than 80 columns', async () => {
    const { hostwright } = await createMachine()
    const { stdout } = await hostwright(`${words} --help --lang ja`)
    expect(stdout).toContain('使い方')
    expect(listWide(stdout)).toEqual([])
  })
})

test('the help of the program in Japanese has no line that is wider than 80 columns', async () => {
  const { hostwright } = await createMachine()
  expect(listWide((await hostwright('--help', { env: { LANG: 'ja_JP.UTF-8' } })).stdout)).toEqual([])
})

test('a line that is too wide is found, and folded below its text', () => {
  const line = `  --flag  ${'長い説明'.repeat(12)}`
  expect(listWide(line)).toEqual([line])
  expect(foldHelp(line).split('\n')[1]).toMatch(/^ {10}\S/)
})

function listWide(text: string): readonly string[] {
  return text.split('\n').filter((line) => stringWidth(line) > 80 && !isExample(line))
}

const own = { ...briefs, ...flags, ...help, ...helpOfTools, ...messages, ...orders }

test('each Japanese text has the values of its original', () => {
  expect(listUnequal(own)).toEqual([])
  expect(listUnequal({ 'There is no {name}.': 'ありません。' })).toEqual(['There is no {name}.'])
})

function listUnequal(texts: Texts): readonly string[] {
  const values = (text: string): string => [...new Set(text.match(/[{<]\w+[}>]/g))].toSorted().join()
  return Object.entries(texts).flatMap(([en, ja]) => (values(en) === values(ja) ? [] : [en]))
}
