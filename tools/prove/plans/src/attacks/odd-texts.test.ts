import { createMemoryJournal } from '@hostwright/common'
import { exportAccount, parseDesired, planAccount } from '@hostwright/plan'
import { expect } from 'vitest'
import { on, server, test } from './plan-scene.ts'

/** Texts that mean something to YAML, a terminal or a shell, or look like another type. */
const texts: readonly string[] = [
  ...'#a;a: b;- a;*a;&a;!a;|;>;%a;@a;`a`;{a;[a;?;:;key:;<<;=;null;~;true;yes;no;007;1e3'.split(';'),
  ...'0x1F;1.10;2026-11-28;---;...;a #b; a;a ;a\tb;a\nb;a\r\nb;\na;a\n\n;"a";\'a\';a\\nb;\\;日本語;e\u0301'.split(
    ';',
  ),
]
const at = { minute: '0', hour: '3', day: '*', month: '*', weekday: '*' }

test('an account full of texts that YAML reads otherwise is exported as it is, and planned to nothing', async ({
  colleague,
  site,
  vps,
}) => {
  for (const [index, text] of texts.entries()) {
    const name = `n${String(index).padStart(2, '0')}`
    await site.databases.create({ name_suffix: name, memo: text })
    await site.dns.create({ domain: 'example.com', host: name, type: 'TXT', content: text })
    await site.cron.create({ ...at, command: `php ${name}`, comment: text })
  }
  await (await vps('web-01')).setMemo('# ~')
  for (const format of ['yaml', 'json'] as const) {
    const file = parseDesired(await exportAccount(colleague, { format, prune: true }))
    const databases = Object.values(file.hosting![server]!.databases!)
    const listed = (await site.databases.list()).map(({ memo }) => memo)
    expect(databases.map(({ memo }) => memo)).toEqual(listed)
    expect(new Set(listed).size).toBeGreaterThan(30)
    expect((await planAccount(colleague, file)).changes).toEqual([])
  }
  const other = JSON.parse(await exportAccount(colleague, { format: 'json' })) as {
    hosting: Record<string, { databases: Record<string, object> }>
  }
  other.hosting[server]!.databases['n00'] = { memo: 'changed' }
  const { changes } = await planAccount(colleague, parseDesired(other))
  expect(changes.map(({ address }) => address)).toEqual([`${on}/databases/n00`])
})

/** Passwords whose signs other programs write otherwise, and how an error of the API repeats them. */
const odd = String.raw`Ab"c\d'e&f<g>9%+h`
const spellings: readonly (readonly [how: string, spell: (secret: string) => string])[] = [
  ['as it is', (secret) => secret],
  ['in JSON', (secret) => JSON.stringify(secret)],
  ['in JSON, inside JSON', (secret) => JSON.stringify(JSON.stringify(secret))],
  ['in a URL', (secret) => encodeURIComponent(secret)],
]

test.for(spellings)('a password that the API repeats %s is told nowhere', async ([, spell], { scene }) => {
  await scene.prove('example.com')
  const journal = createMemoryJournal()
  const runner = scene.runner({ journal })
  const plan = await runner.plan(
    `version: 1\nhosting: { ${server}: { domains: { example.com: { mail: { accounts: { info: { password: { env: A } } } } } } } }`,
  )
  let sent = ''
  runner.between = async (request, forward) => {
    if (request.method !== 'POST' || !request.url.endsWith('/mail')) return forward()
    ;({ password: sent } = (await request.clone().json()) as { password: string })
    const message = `The password ${spell(sent)} is not valid.`
    return Response.json({ error: { code: 'VALIDATION_ERROR', message, errors: [message] } }, { status: 422 })
  }
  const { error, told } = await runner.apply(plan, { resolveSecret: () => odd })
  expect(sent).toBe(odd)
  expect(error?.message).toContain('is not valid')
  const all = [
    told,
    error?.message,
    error?.stack,
    String(error?.cause),
    JSON.stringify(await journal.list()),
  ].join('\n')
  for (const [, one] of spellings) expect(all).not.toContain(one(odd))
  for (const part of ['Ab"c', String.raw`c\d`, 'f<g>9', 'Ab%22c']) expect(all).not.toContain(part)
})
