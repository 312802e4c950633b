import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameFlags } from '../flows/publish/to-publish-error.ts'
import { findMessages } from '../testing/find-messages.ts'
import { japanese } from './texts/japanese.ts'
import { createTranslator } from './translate.ts'

const packages = join(import.meta.dirname, '../../..')
const sources = [
  'cli/src/{context,errors,flows,operations,output,session,terminal}/**/*.ts',
  'plan/src/{account,apply,audit,engine,kinds,orders,resource,zone}/**/*.ts',
  'publish/src/**/*.ts',
]
const translate = createTranslator(japanese)

/** Returns the messages of a program that have no Japanese. */
function listMissing(program: string): readonly string[] {
  return findMessages(program)
    .filter((samples) => samples.every((text) => translate(nameFlags(text)).missing.length > 0))
    .map(([text]) => text!)
}

test('each message of the command, of plans, audits and publishes has its Japanese', () => {
  const paths = globSync(sources, { cwd: packages }).filter(
    (path) => !/\.test\.ts$|\/(?:testing|generated)\//.test(path),
  )
  expect(paths.length).toBeGreaterThan(200)
  const missing = paths.flatMap((path) =>
    listMissing(readFileSync(join(packages, path), 'utf8')).map((text) => `${path}: ${text}`),
  )
  expect(missing.toSorted()).toEqual([])
})

test.each([
  ["session.say('A new thing is there.')", 'A new thing is there.'],
  ['throw usageError(`There is no thing ${name} here.`)', 'There is no thing 11 here.'],
  ["const finding = { message: 'has no such thing' }", 'has no such thing'],
  ["fail(isOpen ? 'The door is open.' : 'Nothing was changed.')", 'The door is open.'],
])('a message without Japanese in %s is found', (program, text) => {
  expect(listMissing(program)).toEqual([text])
})
