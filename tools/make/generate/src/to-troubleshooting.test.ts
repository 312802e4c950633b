import { expect, test } from 'vitest'
import type { Description } from './description.ts'
import { toTroubleshooting } from './to-troubleshooting.ts'

const codes = {
  'x-enumDescriptions': {
    RULE_NOT_FOUND: 'HTTP 404. No such rule.',
    PROTECTED: 'HTTP 409. It is protected.',
    RULE_DUPLICATED: 'HTTP 409. An identical rule exists.',
  },
}
const example = { 'x-what-to-do': 'Read the rules' }
const description = {
  components: {
    schemas: { ErrorCode: codes },
    examples: { RULE_NOT_FOUND: example, PROTECTED: example, RULE_DUPLICATED: example },
  },
} as unknown as Description
const advice = { PROTECTED: { en: 'Switch it off.', ja: '無効にしてください。' } }

test('each code has a section below its status code, with what happened and what to do', () => {
  const page = toTroubleshooting(description, advice)
  expect(page.slice(page.indexOf('## '))).toBe(`## Status code 404

### RULE_NOT_FOUND

**What happened:** No such rule.

**What to do:** Read the rules.

## Status code 409

### PROTECTED

**What happened:** It is protected.

**What to do:** Switch it off.

### RULE_DUPLICATED

**What happened:** An identical rule exists.

**What to do:** Read the rules.
`)
})

test('advice about a code that the description does not have is an error', () => {
  const misspelt = { ...advice, PROTECTD: advice.PROTECTED }
  expect(() => toTroubleshooting(description, misspelt)).toThrow('troubleshooting.yaml has PROTECTD')
})
