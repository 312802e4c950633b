import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Listed, listConsents } from '@hostwright/plan'
import { expect, test } from 'vitest'
import { guidesFolder } from '../testing/scene.ts'

const toLine = ({ name, action, says }: Listed): string =>
  `- \`${name}\`${action === 'create' ? ' is created' : ''}: ${says}`

test('the guide has the list of what an agent can do alone, line by line', () => {
  const guide = readFileSync(join(guidesFolder, 'agents.md'), 'utf8')
  const [, list = ''] = /<!-- list -->\n\n(.*?)\n\n<!-- \/list -->/s.exec(guide) ?? []
  const lines = listConsents().flatMap((one) => (one.isByPerson ? [] : toLine(one)))
  expect(lines.length).toBeGreaterThan(20)
  expect(list.split('\n')).toEqual(lines)
})
