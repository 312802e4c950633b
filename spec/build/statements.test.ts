import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isObject, type Json, type JsonObject } from './json.ts'

/** Tests that the built description has the statements of the documentation. */
const description = JSON.parse(
  readFileSync(new URL('../dist/openapi.json', import.meta.url), 'utf8'),
) as JsonObject

/** Returns the node at a path such as `components.schemas.Memo.description`. */
function at(path: string): Json | undefined {
  return path
    .split('.')
    .reduce<Json | undefined>((node, key) => (isObject(node) ? node[key] : undefined), description)
}

test.each([
  ['info.description', /blocked address gets `429` before the key is checked/],
  ['info.description', /No webhooks, callbacks or event streams are documented/],
  [
    'components.responses.TooManyRequests.description',
    /before its key is checked, so a valid key gets it too/,
  ],
  [
    'components.schemas.ErrorCode.x-enumDescriptions.RATE_LIMIT_EXCEEDED',
    /blocked before its key is checked/,
  ],
  [
    'components.schemas.VpsUuid.description',
    /selected VPSs then needs its target list updated; a key for all VPSs keeps/,
  ],
  ['components.responses.VpsNotFound.description', /target list updated; a key for all VPSs keeps/],
  [
    'components.parameters.DomainQuery.description',
    /except for the access log.*that it is required is inferred/,
  ],
  ['info.description', /change history of the API exists.*neither is a policy of deprecation/],
  ['info.description', /That such a request was not executed is inferred/],
  ['components.responses.TooManyRequests.description', /That the request was not executed is inferred/],
  ['components.parameters.LogFrom.description', /that it is in Japan time is inferred/],
  ['components.parameters.LogTo.description', /that it is in Japan time is inferred/],
  ['components.headers.XRateLimitRemaining.description', /integer comes from public reference material/],
  [
    'components.schemas.CreateDomainRequest.properties.domain.description',
    /public reference material.*native form/,
  ],
  [
    'components.schemas.CreateDomainRequest.properties.redirect_https.description',
    /public reference material/,
  ],
  [
    'components.schemas.VpsOrderRequest.properties.dry_run.description',
    /states this default for hosting only/,
  ],
  ['components.schemas.PlanPeriod.properties.total_price.description', /Tax is included; for VPS plans/],
  [
    'components.schemas.OrderDryRunResult.properties.total_price.description',
    /Tax is included; for VPS orders/,
  ],
  ['components.schemas.HostingMemoUpdate.properties.memo.description', /eucJP-win.*emoji, are rejected/],
])('%s says %s', (path, statement) => {
  expect(JSON.stringify(at(path)).replaceAll('\\n', ' ')).toMatch(statement)
})

test('no text tells the reader to encode an address: a client would encode it twice', () => {
  const texts = JSON.stringify(description)
  expect(texts).not.toMatch(/URL-encoded|written `%40`|[a-z]%40example/)
  for (const name of ['MailAccountPath', 'MailAddressPath', 'FtpAccountPath']) {
    expect(at(`components.parameters.${name}.description`)).toMatch(/as it is written: `\w+@example.com`/)
  }
})

test('a statement about one property appears only there', () => {
  const texts = JSON.stringify(description)
  expect(texts.match(/eucJP-win/g)).toHaveLength(1)
  expect(texts.match(/[Tt]ax is included/g)).toHaveLength(2)
})

test('an error code that is not documented is marked, in the schema of codes and in its example', () => {
  const code = at('components.schemas.ErrorCode') as JsonObject
  expect(code['x-provenance']).toBeUndefined()
  const marked = code['x-enumProvenance']
  expect(marked).toMatchObject({ OPERATION_ERROR: 'public-reference', SERVICE_UNAVAILABLE: 'inferred' })
  const examples = Object.entries(at('components.examples') as Record<string, JsonObject>)
  const found = examples.filter(([, example]) => 'x-provenance' in example)
  expect(Object.fromEntries(found.map(([name, example]) => [name, example['x-provenance']]))).toEqual(marked)
})

test('a default is documented, or its text says that it is not', () => {
  const documented = [
    'auto_renew:true',
    'delete_cron:true',
    'delete_db:true',
    'delete_db_user:false',
    'dry_run:false',
    'force:false',
  ]
  const schemas = Object.values(at('components.schemas') as Record<string, JsonObject>)
  const properties = schemas.flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, JsonObject>),
  )
  const unmarked = properties
    .filter(
      ([, property]) => property['default'] !== undefined && property['x-defaultProvenance'] === undefined,
    )
    .filter(([, property]) => property['x-provenance'] !== 'public-reference')
    .map(([name, property]) => `${name}:${JSON.stringify(property['default'])}`)
  expect([...new Set(unmarked)].toSorted()).toEqual(documented)
})

test('numbers of x-long-running are documented, or their text says that they are not', () => {
  const items = Object.values(at('paths') as Record<string, Record<string, JsonObject>>)
  const operations = items.flatMap((item) => Object.values(item)).filter((value) => 'x-long-running' in value)
  const unmarked = operations.filter(
    (operation) => !('x-provenance' in (operation['x-long-running'] as JsonObject)),
  )
  // "Poll the power endpoint about every 5 seconds", "Poll the status about every 30 seconds".
  const documented = ['startVps', 'rebootVps', 'stopVps', 'reinstallVps']
  expect(new Set(unmarked.map(({ operationId }) => operationId))).toEqual(new Set(documented))
  expect(operations).toHaveLength(6)
})

test('the order of a VPS names no default of dry_run, which the documentation states for hosting only', () => {
  expect(at('components.schemas.VpsOrderRequest.properties.dry_run.default')).toBeUndefined()
  expect(at('components.schemas.HostingOrderRequest.properties.dry_run.default')).toBe(false)
})

test('a public key in an order or a reinstall needs its name', () => {
  for (const name of ['VpsOrderRequest', 'ReinstallRequest']) {
    expect(at(`components.schemas.${name}.dependentRequired`)).toEqual({ ssh_public_key: ['ssh_key_name'] })
  }
})

test('the first example of an order is a dry run, which renderers preselect and tools send', () => {
  for (const path of ['/v1/server', '/v1/vps/servers']) {
    const examples = at(`paths.${path}.post.requestBody.content`) as Record<string, JsonObject>
    const [first] = Object.values(examples['application/json']?.['examples'] as Record<string, JsonObject>)
    expect(first?.['value']).toMatchObject({ dry_run: true })
  }
})

test('an order of the examples of its properties is a dry run, for tools that read only the schema', () => {
  for (const name of ['HostingOrderRequest', 'VpsOrderRequest']) {
    expect(at(`components.schemas.${name}.properties.dry_run.examples`)).toEqual([true])
  }
})

test('the first example of no request deletes a memo or clears a forwarding', () => {
  const operations = Object.values(at('paths') as Record<string, Record<string, JsonObject>>).flatMap(
    (item) => Object.values(item),
  )
  const bodies = operations.flatMap(({ requestBody }) => (isObject(requestBody) ? [requestBody] : []))
  expect(bodies.length).toBeGreaterThan(50)
  const firsts = bodies.map(({ content }) => {
    const { examples } = (content as Record<string, JsonObject>)['application/json'] as {
      examples: Record<string, { value: JsonObject }>
    }
    return Object.values(examples)[0]?.value
  })
  expect(firsts.filter((value) => value?.['memo'] === '')).toEqual([])
  expect(firsts.filter((value) => JSON.stringify(value?.['forwarding_addresses']) === '[]')).toEqual([])
})

test('an example of a validation error names its property', () => {
  const examples = Object.values(at('components.examples') as Record<string, { value: JsonObject }>)
  const errors = examples.map(({ value }) => value['error'] as { code: string; errors?: string[] })
  const invalid = errors.filter(({ code }) => code === 'VALIDATION_ERROR')
  expect(invalid.length).toBeGreaterThan(1)
  for (const { errors: texts = [] } of invalid) {
    expect(texts).not.toEqual([])
    for (const text of texts) expect(text).toMatch(/^[a-z_.]+: /)
  }
})

test('every secret is marked with writeOnly, or as a password that is read once', () => {
  const schemas = at('components.schemas') as Record<string, JsonObject>
  const secrets = Object.values(schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, JsonObject>).filter(
      ([name, { type }]) => /password|private_key/.test(name) && type !== 'boolean',
    ),
  )
  expect(secrets.length).toBeGreaterThan(8)
  for (const [name, property] of secrets) {
    const { $ref } = property
    const schema = typeof $ref === 'string' ? schemas[$ref.replace('#/components/schemas/', '')] : property
    expect([name, schema?.['writeOnly'] === true || schema?.['format'] === 'password']).toEqual([name, true])
  }
})

test('no server variable has a description, which breaks a parser', () => {
  expect(JSON.stringify(description['servers'])).not.toMatch(/"variables":\{"host":\{[^}]*description/)
})
