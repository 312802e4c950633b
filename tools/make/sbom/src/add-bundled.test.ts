import { expect, test } from 'vitest'
import { addBundled } from './add-bundled.ts'

test('the bill lists bundled libraries with their licences, below the package that contains them', () => {
  const bill = {
    metadata: { component: { 'bom-ref': 'top' } },
    components: [{ name: 'a' }],
    dependencies: [{ ref: 'top', dependsOn: ['a'] }, { ref: 'a' }],
  }
  const licences =
    '@scope/one 2.4.0, Apache-2.0\n\nCopyright 2024, somebody\n\nzod 4.6.7, MIT\n\nMIT License\n'
  const purls = ['pkg:npm/%40scope/one@2.4.0', 'pkg:npm/zod@4.6.7']
  expect(JSON.parse(addBundled(JSON.stringify(bill), licences))).toMatchObject({
    components: [
      { name: 'a' },
      { purl: purls[0], licenses: [{ license: { id: 'Apache-2.0' } }] },
      { purl: purls[1], licenses: [{ license: { id: 'MIT' } }] },
    ],
    dependencies: [{ ref: 'top', dependsOn: ['a', ...purls] }, { ref: 'a' }],
  })
})
