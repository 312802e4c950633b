import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translateCommands } from './package-managers.ts'

test('what npm is told, the others are told in their own words', () => {
  expect(translateCommands('npm install --save-dev msw\nnpx @hostwright/sandbox --speed 60')).toEqual({
    npm: 'npm install --save-dev msw\nnpx @hostwright/sandbox --speed 60',
    pnpm: 'pnpm add --save-dev msw\npnpm dlx @hostwright/sandbox --speed 60',
    yarn: 'yarn add --dev msw\nyarn dlx @hostwright/sandbox --speed 60',
    bun: 'bun add --dev msw\nbunx @hostwright/sandbox --speed 60',
  })
  expect(translateCommands('curl --fail http://127.0.0.1:4010/v1/me')).toBeUndefined()
})

test('no command of the guides is left to npm, but the one that others do not have', () => {
  const blocks = readdirSync('docs/guides')
    .map((name) => readFileSync(`docs/guides/${name}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, lines]) => lines!))
    .map((lines) => translateCommands(lines))
    .filter((translated) => translated !== undefined)
  expect(blocks.length).toBeGreaterThan(8)
  const left = blocks.flatMap(
    ({ pnpm, yarn, bun }) => `${pnpm}${yarn}${bun}`.match(/\b(?:npm|npx) .*/g) ?? [],
  )
  expect(left.filter((line) => !line.startsWith('npm pkg set'))).toEqual([])
})
