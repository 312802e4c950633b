import { expect, test } from 'vitest'
import { createLinter } from './testing/create-linter.ts'
import { withSchemas } from './testing/describe.ts'

const lint = createLinter('schemas-compile')

test.concurrent('accepts schemas that refer to each other, in a cycle too', async () => {
  const node = {
    type: 'object',
    properties: { child: { $ref: '#/components/schemas/Node' }, uuid: { $ref: '#/components/schemas/Id' } },
  }
  expect(
    await lint(withSchemas({ Node: node, Id: { type: 'string', format: 'uuid', example: 'x' } })),
  ).toEqual([])
})

test.concurrent('rejects an unknown keyword, an unknown format and a broken pattern', async () => {
  const messages = await lint(
    withSchemas({
      A: { type: 'string', maxLenght: 3 },
      B: { type: 'string', format: 'postal-code' },
      C: { type: 'string', pattern: '[' },
    }),
  )
  expect(messages).toHaveLength(3)
  expect(messages[0]).toMatch('A does not compile: strict mode: unknown keyword: "maxLenght"')
  expect(messages[1]).toMatch('B does not compile: unknown format "postal-code"')
  expect(messages[2]).toMatch('C does not compile: Invalid regular expression')
})
