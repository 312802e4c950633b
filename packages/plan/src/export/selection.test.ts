import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toSelection } from './selection.ts'

const text = readFileSync(new URL('../../desired.schema.json', import.meta.url), 'utf8')

/** Lists the names of all properties of the file. */
function listProperties(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) => [
    ...(name === 'properties' ? Object.keys(value as object) : []),
    ...listProperties(value),
  ])
}

/** Returns the names that are no property of the file. */
function findUnknown(names: readonly string[]): string[] {
  const properties = new Set(listProperties(JSON.parse(text)))
  return names.filter((name) => !properties.has(name))
}

function listSections(): string[] {
  try {
    toSelection(['none'])
  } catch (error) {
    const [, names = ''] = /give a section \(([^)]+)\)/.exec((error as Error).message) ?? []
    return names.split(', ')
  }
  return []
}

test('each section that an export can be limited to is a property of the file', () => {
  const sections = listSections()
  expect(sections.length).toBeGreaterThan(20)
  expect(findUnknown(sections)).toEqual([])
})

test('a kind that has another name in the file is found', () => {
  expect(findUnknown(['dns', 'vps_memo', 'packet_filter_rule'])).toEqual(['vps_memo', 'packet_filter_rule'])
})
