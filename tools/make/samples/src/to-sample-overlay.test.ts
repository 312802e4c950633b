import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { languages, type Sample } from './create-samples.ts'
import { toSampleOverlay } from './to-sample-overlay.ts'

interface Overlay {
  readonly actions: readonly {
    readonly target: string
    readonly update: { readonly 'x-codeSamples': readonly { lang: string; label: string; source: string }[] }
  }[]
}

const programs = Object.fromEntries(
  languages.map(({ lang }) => [lang, `call(${lang})\n`]),
) as Sample['programs']

test('an operation gets its programs, in the order of the languages', () => {
  const description = JSON.stringify({
    paths: { '/v1/me': { parameters: [], get: { operationId: 'getApiKey' } }, '/v1/logs': { get: {} } },
  })
  const { actions } = parse(toSampleOverlay(description, [{ operationId: 'getApiKey', programs }])) as Overlay
  expect(actions).toHaveLength(1)
  expect(actions[0]?.target).toBe("$.paths['/v1/me'].get")
  expect(actions[0]?.update['x-codeSamples'].map(({ label, source }) => [label, source])).toEqual(
    languages.map(({ lang, label }) => [label, `call(${lang})\n`]),
  )
})

test('the published overlay has samples for every operation', () => {
  const text = readFileSync(new URL('../../../../spec/overlays/samples.yaml', import.meta.url), 'utf8')
  const { actions } = parse(text) as Overlay
  expect(actions).toHaveLength(table.length)
  expect(actions.filter(({ update }) => update['x-codeSamples'].length !== languages.length)).toEqual([])
})
