import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createHosting } from './hosting.ts'

test('the README names every group of methods, with its methods in one row', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const hosting = createHosting(createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'unused' }))
  const groups = Object.entries({ ...hosting, ...hosting.server('hw123456.example.jp') })
  const missing = groups.flatMap(([group, value]) => {
    const methods = typeof value === 'object' ? Object.keys(value) : []
    const lines = readme.split('\n').filter((line) => line.includes(group))
    return lines.some((line) => methods.every((method) => line.includes(`\`${method}\``))) ? [] : [group]
  })
  expect(missing).toEqual([])
})
