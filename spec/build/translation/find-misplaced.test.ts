import { expect, test } from 'vitest'
import { findMisplaced } from './find-misplaced.ts'

const at = (place: string, text: string) => ({ path: place.split(' '), text })

test('a text about mail under a path of FTP is found', () => {
  const place = 'paths /v1/server/{servername}/ftp get responses 200 description'
  expect(findMisplaced([at(place, 'The accounts.')], [at(place, 'メールアカウントの一覧です。')])).toEqual([
    `${place.replaceAll(' ', '/')}: メール in メールアカウントの一覧です。`,
  ])
})

test.each([
  ['paths /v1/server/{servername}/mail get', 'The accounts.', 'メールアカウントの一覧です。'],
  ['paths /v1/server/{servername}/wp post', 'Its database is new.', 'データベースは新規です。'],
  ['components schemas VpsList', 'One of them.', 'VPS 1台です。'],
])('%s may have the word of its kind, or of its English text', (place, en, ja) => {
  expect(findMisplaced([at(place, en)], [at(place, ja)])).toEqual([])
})
