import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { areas, findArea } from './areas.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

test.each(Object.entries(areas))('the area %s has sources, and tests that have to notice', (_, area) => {
  expect(globSync(`${area.folder}/**/*.ts`, { cwd: root }).length).toBeGreaterThan(1)
  for (const pattern of area.tests) expect(globSync(pattern, { cwd: root }), pattern).not.toHaveLength(0)
})

test('a folder of an area is an area too, with all of its tests', () => {
  expect(findArea('vps')).toBe(areas['vps'])
  expect(findArea('sandbox/hosting/mail')).toEqual({
    ...areas['sandbox'],
    folder: 'packages/sandbox/src/hosting/mail',
  })
})

test('several folders of an area are one, too', () => {
  const { folder } = findArea('sandbox/{logs,hosting/mail}')
  expect(globSync(`${folder}/*.ts`, { cwd: root }).map((path) => path.split('/').at(-2))).toEqual(
    expect.arrayContaining(['logs', 'mail']),
  )
})

test('a name that is no area is rejected, and all of them are told', () => {
  expect(() => findArea('vpn')).toThrow(/^There is no area vpn: give waiting, .*, sandbox$/)
})
