import { inspect } from 'node:util'
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  integer,
  option,
  record,
  string,
  tuple,
} from 'fast-check'
import { expect, test } from 'vitest'
import { createClient } from './client.ts'
import { secretFields } from '../generated/secret-fields.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, type Reply } from '../testing/scripted-fetch.ts'

// The prefix keeps a secret from being equal to an ordinary word of the output, which would look like a leak.
const secret = string({ minLength: 1, maxLength: 40, unit: 'grapheme' }).map((text) => `Secret-${text}`)
const secrets = tuple(...secretFields.map(() => secret)).map((values) =>
  Object.fromEntries(secretFields.map((name, index) => [name, values[index] ?? ''])),
)
const apiKey = string({
  minLength: 8,
  maxLength: 40,
  unit: constantFrom('0', '7', 'a', 'f', 'K', '-', '_'),
}).map((text) => `key-${text}`)

/** Encodings in which a response can repeat a secret that was in the request. */
const spelling = constantFrom<(text: string) => string>(
  (text) => text,
  (text) => JSON.stringify(text),
  (text) => encodeURIComponent(text),
  (text) => JSON.stringify(JSON.stringify(text)),
  (text) => new URLSearchParams({ text }).toString(),
)

/**
 * Responses and failures that can contain a secret: error messages of the API, HTML pages, redirects, broken
 * connections.
 */
const reply = constantFrom<(told: string, own: string) => Reply>(
  (told) => json(422, { error: { code: 'VALIDATION_ERROR', message: told, errors: [told] } }),
  (told) => json(409, { error: { code: 'PROTECTED', message: `No: ${told}` } }),
  (told) => json(503, { error: { code: 'SERVICE_UNAVAILABLE', message: told } }),
  (told) => new Response(`<p>${told}`, { status: 200, headers: { 'Content-Type': 'text/html' } }),
  (told) => new Response(told, { status: 502 }),
  (told) =>
    new Response(null, {
      status: 302,
      headers: { Location: `https://example.com/?${encodeURIComponent(told)}` },
    }),
  (told) => new TypeError('fetch failed', { cause: new Error(`invalid header: ${told}`) }),
  // Secrets that only the response contains are recognized by the name of their property, even if the body is cut off.
  (_, own) => new Response(own, { status: 500, headers: { 'Content-Type': 'application/json' } }),
  (_, own) => new Response(own.slice(0, -3), { headers: { 'Content-Type': 'application/json' } }),
  (_, own) => new Response(own, { headers: { 'Content-Type': 'text/plain' } }),
)

function json(status: number, body: object): Response {
  return Response.json(body, { status })
}

/** Places in a request or response body where the secret properties can be. */
const nesting = constantFrom<(fields: object) => Record<string, unknown>>(
  (fields) => ({ ...fields }),
  (fields) => ({ memo: 'front', user: { ...fields } }),
  (fields) => ({ users: [{ name: 'a' }, { ...fields }] }),
)

const request = record({ given: secrets, nest: nesting, key: apiKey, isReinstall: boolean() })
const responses = array(
  record({
    reply,
    spell: spelling,
    own: secrets,
    nest: nesting,
    field: integer({ min: 0, max: 99 }),
    space: constantFrom('', ' '),
  }),
  { minLength: 1, maxLength: 4 },
)

test('after any failure, no secret of a request or a response is in anything that the client shows', async () => {
  const property = asyncProperty(
    request,
    responses,
    option(string(), { nil: '' }),
    async ({ given, nest, key, isReinstall }, all, prose) => {
      const told = [key, ...Object.values(given)]
      const hidden = [...told]
      const replies = all.map(({ reply: toReply, spell, own, nest: nestOwn, field, space }) => {
        const words = `${prose} ${spell(told[field % told.length]!)} ${prose}`
        hidden.push(...Object.values(own))
        return toReply(words, JSON.stringify(nestOwn(own), null, space))
      })
      const shown: unknown[] = []
      const show = (...parts: unknown[]): void => void shown.push(...parts)
      const client = createClient({
        baseUrl: 'https://api.example.com',
        apiKey: key,
        ...createFakePlatform(),
        ...createScriptedFetch(...replies, Response.json({})),
        logger: { debug: show, info: show, warn: show, error: show },
        trace: (name, begun) => {
          show(name, begun)
          return show
        },
      })
      const uuid = 'u'
      const init = { params: { path: { uuid } }, body: nest(given) as never, context: { onAttempt: show } }
      const call = isReinstall
        ? client.api.POST('/v1/vps/servers/{uuid}/os-reinstall', init)
        : client.api.PUT('/v1/vps/servers/{uuid}/memo', init)
      const [outcome] = await Promise.allSettled([call])
      const { reason } = outcome as PromiseRejectedResult
      show(reason, client)
      if (reason instanceof Error) show(String(reason), reason.stack, reason.message)
      const text = shown
        .flatMap((part) => [
          inspect(part, { depth: 12, showHidden: true, maxStringLength: null, breakLength: Infinity }),
          JSON.stringify(part),
        ])
        .join()
      const leaks = hidden.filter((word) =>
        [word, JSON.stringify(word).slice(1, -1), encodeURIComponent(word)].some((spelled) =>
          text.includes(spelled),
        ),
      )
      expect(leaks, text).toEqual([])
    },
  )
  await assert(property, { numRuns: 500 })
})
