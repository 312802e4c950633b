import { expect, test } from 'vitest'
import { indexes, indexNames } from '../storage/indexes.ts'
import { createIndexes, toQuery } from './database-indexes.ts'
import { openDatabase } from './open-database.ts'

test.each(indexNames)('SQLite finds records by %s without reading the others', (name) => {
  const database = openDatabase(undefined)
  const { properties } = indexes[name]
  const plan = database
    .prepare(`EXPLAIN QUERY PLAN ${toQuery(indexes[name])}`)
    .all(...properties.map(() => 'x'))
    .map(({ detail }) => String(detail))
  expect(plan[0]).toMatch(
    new RegExp(`^SEARCH record USING INDEX ${name} \\((<expr>=\\?( AND )?){${properties.length}}\\)$`),
  )
})

test('a database without the indexes, as earlier versions left it, gets them', () => {
  const database = openDatabase(undefined)
  database.exec('DROP INDEX vpsByUuid')
  createIndexes(database)
  const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'vpsByUuid'").get()
  expect(found).toBeDefined()
})
