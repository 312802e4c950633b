import { expect, test } from 'vitest'
import { guidesFolder } from '../testing/scene.ts'
import { userQuestions } from '../testing/user-questions.ts'
import { loadDescription } from './load-description.ts'
import { loadGuides } from './load-guides.ts'
import { createSearchNames } from './search-names.ts'

const searchNames = createSearchNames(await loadDescription(), await loadGuides(guidesFolder))

/** Lists the questions whose operation is not among the first results, which are as many as `limit`. */
const missed = (limit: number): readonly string[] =>
  userQuestions.flatMap(([question, operation]) =>
    searchNames(question, limit).names.some(({ name }) => name === operation) ? [] : [question],
  )

test('each of a hundred questions in the words of users finds its operation among the first six', () => {
  expect(userQuestions).toHaveLength(100)
  expect(missed(6)).toEqual([])
})

test('of a hundred questions in the words of users, 97 find their operation among the first three, 85 first', () => {
  expect(missed(3).length).toBeLessThanOrEqual(3)
  expect(missed(1).length).toBeLessThanOrEqual(15)
})

test('a word of a user is found in any case and width, and not inside another word', () => {
  const first = (query: string): string | undefined => searchNames(query, 1).names[0]?.name
  expect(first('ＭＡＩＬＢＯＸを追加')).toBe('createMailAccount')
  expect(first('INBOX: make one')).toBe('createMailAccount')
  // "report" has "port" in it.
  expect(first('report')).not.toBe('createPacketFilterRule')
})

test('a query without a word for deletion does not find a deletion first', () => {
  for (const noun of ['mailbox', 'database', 'ftp', 'サブドメイン', '自動返信', 'cron'])
    expect(searchNames(noun, 1).names).not.toMatchObject([{ name: expect.stringMatching(/^delete/) }])
})
