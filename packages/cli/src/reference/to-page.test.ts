import { expect, test } from 'vitest'
import type { Documented } from './list-commands.ts'
import { toJapanesePage, toPage } from './to-page.ts'

const documented = (brief: string): Documented => ({
  command: { words: ['vps', 'list'], brief, reads: true, run: async () => {} },
  usage: 'hostwright vps list',
  flags: [['--all', 'List VPSs']],
})

test('the page has the brief and the flags of a command, in English and in Japanese', () => {
  const commands = [documented('List VPSs')]
  expect(toPage(commands)).toContain('### vps list\n\nList VPSs.\n\n```text\nhostwright vps list\n```')
  expect(toJapanesePage(commands)).toContain('### vps list\n\nVPS の一覧取得\n\n```text')
  expect(toJapanesePage(commands)).toMatch(/\| `--all` +\| VPS の一覧取得 +\|/)
})

test('a command whose text has no Japanese is named', () => {
  expect(() => toJapanesePage([documented('Count the sheep')])).toThrow(
    'The command reference has no Japanese for: Count the sheep',
  )
})
