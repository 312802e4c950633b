import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { toYaml } from './to-yaml.ts'

test.each([
  ['15,45', 'Ruby reads 1545'],
  ['0,30', 'Ruby reads 24'],
  ['1,2.5', 'Ruby reads 12.5'],
  [':web', 'Ruby reads a symbol'],
])('the text %j is in single quotes, as without them %s', (text) => {
  const yaml = toYaml({ minute: text })
  expect(yaml).toBe(`minute: '${text}'\n`)
  expect(parse(yaml)).toEqual({ minute: text })
})

test.each([
  ['a\tb', 'PyYAML rejects the file, and goccy/go-yaml reads ab'],
  ['\tone\ntwo', 'libyaml rejects the file'],
  ['\n', 'snakeyaml-engine rejects the file'],
  ['=', 'PyYAML rejects the file'],
])('the text %j is in double quotes, as without them %s', (text) => {
  const yaml = toYaml({ minute: text })
  expect(yaml).toBe(`minute: ${JSON.stringify(text)}\n`)
  expect(parse(yaml)).toEqual({ minute: text })
})

test('an address, a version of PHP, a step and a text of several lines stay as they are written by hand', () => {
  expect(toYaml({ content: '192.0.2.1', minute: '1-5', name: 'web-1', body: 'One, two.\nThree' })).toBe(
    'content: 192.0.2.1\nminute: 1-5\nname: web-1\nbody: |-\n  One, two.\n  Three\n',
  )
})
