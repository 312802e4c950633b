import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createVps } from './vps.ts'

test('the README names every group of methods, with its methods in one row', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const vps = createVps(createClient({ baseUrl: 'http://127.0.0.1:9', apiKey: 'unused' }))
  const groups = Object.entries({ ...vps, ...vps.server('00000000-0000-4000-8000-000000000001') })
  const missing = groups.flatMap(([group, value]) => {
    const methods = typeof value === 'object' ? Object.keys(value) : []
    const lines = readme.split('\n').filter((line) => line.includes(group))
    return lines.some((line) => methods.every((method) => line.includes(`\`${method}\``))) ? [] : [group]
  })
  expect(missing).toEqual([])
})
