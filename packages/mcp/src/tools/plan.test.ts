import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { setUp } from '../testing/scene.ts'

const server = 'hw123456.example.jp'
const prune = `version: 1\nhosting: { ${server}: { domains: { example.com: { dns: { prune: true, records: [] } } } } }`
const quote = { product: 'vps', name: 'web-09', plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }

interface Planned {
  readonly needs: readonly string[]
  readonly applied_by: string
  readonly digest: string
  readonly changes: readonly { readonly address: string }[]
  readonly next?: string
}

/** Plans the deletion of TXT records with these contents. */
async function planDeletion(contents: readonly string[]): Promise<Planned> {
  const plan = await connectWith(contents)
  return plan({ file: prune })
}

/** Connects to an account with TXT records of these contents, and returns the tool `plan`. */
async function connectWith(contents: readonly string[]): Promise<(args: object) => Promise<Planned>> {
  const record = { domain: 'example.com', host: 'note.example.com', type: 'TXT', ttl: 3600, priority: 0 }
  const records = contents.map((content, id) => ({ ...record, id, content }))
  const respond = async ({ url }: Request): Promise<Response | undefined> =>
    url.includes('/dns') ? Response.json({ records }) : undefined
  const client = await (await setUp({}, { respond })).connect('--allow delete')
  return async (args) =>
    (await client.callTool({ name: 'plan', arguments: { ...args } })).structuredContent as Planned
}

test('a shell reads the line for a person as it was meant, whatever the account contains', async () => {
  const contents = ['$(touch pwned)', '`touch pwned`', 'a b; c', '*']
  const { needs, applied_by: line } = await planDeletion(contents)
  const words = line.replace(/^a person: hostwright/, String.raw`printf '%s\n'`)
  const read = execFileSync('sh', ['-c', words], { encoding: 'utf8' }).split('\n')
  expect(read.filter((_, index) => read[index - 1] === '--allow')).toEqual(needs)
})

test('the line for a person has the allowances also if the key of the agent may only read', async () => {
  const scene = await setUp()
  const apiKey = scene.sandbox.keys.create({ permission_type: 'read' })
  const client = await scene.connect('--allow delete', { apiKey })
  const result = await client.callTool({ name: 'plan', arguments: { file: prune } })
  const { applied_by: line } = result.structuredContent as Planned
  expect(line).toContain(`--allow 'delete:hosting/${server}/dns/example.com A 198.18.0.1'`)
})

test('a quote in the account is a pattern in the line for a person: shells differ in how they end a word', async () => {
  const { applied_by: line } = await planDeletion([`x'; touch pwned; '`])
  expect(line).toContain(`--allow 'delete~hosting/${server}/dns/note.example.com TXT x*; touch pwned; *'`)
})

test('the line for a person has no character that a terminal acts on or that hides others', async () => {
  const contents = ['a\u0003 touch pwned\n', '\u001b[2J\u001b[201~', 'a\u202eb', 'a\u2028b', 'a\u200bb']
  const { needs, applied_by: line } = await planDeletion(contents)
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
  expect(needs.length).toBeGreaterThanOrEqual(contents.length)
  expect(line).toContain(`--allow 'delete~hosting/${server}/dns/note.example.com TXT a*b'`)
})

test('the needs of a plan with hundreds of deletions are on its first page only, and whole there', async () => {
  const plan = await connectWith(Array.from({ length: 300 }, (_, id) => `record ${id} of a long zone`))
  const { digest, needs, applied_by: line, changes, next } = await plan({ file: prune })
  const deletions = needs.filter((need) => need.startsWith('delete:'))
  expect(deletions).toHaveLength(300)
  for (const need of deletions) expect(line).toContain(`'${need}'`)
  const addresses = changes.map(({ address }) => address)
  for (let cursor = next; cursor !== undefined;) {
    const page = await plan({ digest, cursor })
    expect(page).not.toHaveProperty('needs')
    expect(page).not.toHaveProperty('applied_by')
    expect(JSON.stringify(page).length).toBeLessThan(20_000)
    addresses.push(...page.changes.map(({ address }) => address))
    cursor = page.next
  }
  expect(new Set(addresses).size).toBe(300)
})

test.each([
  ['name', { ...quote, name: 'web-01' }, 'is web-01, which is there already'],
  ['image_id', { ...quote, product: 'hosting', name: 'shop01', plan_id: 'standard' }, 'is for a VPS'],
])('a quote whose %s would have no effect is an error', async (name, input, reason) => {
  const { connect, writes } = await setUp()
  const client = await connect('--spend 90000')
  const args = { ...input, max_total_price: 90_000 }
  const { isError, content } = await client.callTool({ name: 'quote_order', arguments: args })
  expect(isError).toBe(true)
  expect(JSON.stringify(content)).toContain(`${name} ${reason}`)
  expect(writes()).toEqual([])
})
