import { findMethodExamples } from '@hostwright/snippets/method-examples'
import { expect, test } from 'vitest'

test('the example of a method imports only what it names, and has no second blank line', () => {
  const examples = findMethodExamples()
  expect(examples.length).toBeGreaterThan(50)
  for (const { method, code } of examples) {
    expect(code, method).not.toMatch(/\n\n\n/)
    for (const [, names = ''] of code.matchAll(/^import (?:type )?\{ ([^}]+) \}/gm)) {
      for (const name of names.split(', ')) {
        const local = name.replace(/.* as /, '')
        expect(code.split(new RegExp(`\\b${local}\\b`)).length, `${method}: ${name}`).toBeGreaterThan(2)
      }
    }
  }
})
