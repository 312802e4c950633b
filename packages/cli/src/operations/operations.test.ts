import operationsOfDescription from '@hostwright/openapi/operations.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { commandGroups } from '../commands.ts'
import type { Command } from '../session/command.ts'
import { commonFlags } from '../arguments/common-flags.ts'
import { createMachine } from '../testing/test-machine.ts'
import { groups } from './generated/groups.ts'
import type { Operation } from './operation.ts'
import { toExample } from './to-help.ts'

const operations: Operation[] = []
for (const { load } of Object.values(groups)) operations.push(...(await load()).operations)
const commands: Command[] = []
for (const { load } of Object.values(commandGroups())) commands.push(...(await load()))
const find = ({ command }: Operation): Command | undefined =>
  commands.find(({ words }) => words.join(' ') === command.join(' '))

test('each operation of the description is one command', () => {
  const described = operationsOfDescription.map(({ operationId }) => operationId)
  expect(operations.map(({ id }) => id).toSorted()).toEqual(described.toSorted())
  expect(operations.filter((operation) => find(operation) === undefined)).toEqual([])
  const words = commands.map(({ words }) => words.join(' '))
  expect(new Set(words).size).toBe(words.length)
})

test('only the order commands call the operations that spend money', () => {
  const paid = operations.filter(({ retry }) => retry === 'idempotency-key')
  expect(paid.map(({ command }) => command.join(' ')).toSorted()).toEqual(['order hosting', 'order vps'])
  for (const operation of paid) expect(Object.keys(find(operation)!.flags!)).toContain('agreeToTerms')
})

test('commands that destroy data ask first; commands that read do not', () => {
  const asking = (some: readonly Operation[]): (boolean | undefined)[] => some.map((one) => find(one)!.asks)
  expect(new Set(asking(operations.filter(({ destructive }) => destructive)))).toEqual(new Set([true]))
  expect(new Set(asking(operations.filter(({ scope }) => scope === 'read')))).toEqual(new Set([false]))
})

test('no flag of an operation has the name of a common flag, and no secret is an argument', () => {
  for (const operation of operations) {
    const command = find(operation)!
    const own = Object.keys(command.flags ?? {})
    expect(own.filter((name) => name in commonFlags({ ...command, asks: true }))).toEqual([])
    for (const { name, secret } of operation.body) if (secret) expect(own).not.toContain(name)
  }
})

test.each(operations.map((operation) => [operation.command.join(' '), operation] as const))(
  '%s: the help has the texts of the description, and its example is a valid line',
  async (line, operation) => {
    const { hostwright } = await createMachine({ limits: false })
    const help = await hostwright(`${line} --help`)
    expect(help.exitCode).toBe(0)
    expect(help.stdout).toContain(operation.description.split('\n')[0])
    expect(help.stdout).toMatch(new RegExp(`Scope: ${operation.scope}\\.`))
    if (operation.retry === 'idempotency-key') return
    const ran = await hostwright(toExample(operation).slice('hostwright '.length), {
      env: { PASSWORD: 'Correct-Horse-7' },
    })
    // The resources in an example may be missing or exist already. The API then rejects the call with one of these
    // codes.
    const told = ran.exitCode === 0 ? '' : ran.stderr
    expect(told, toExample(operation)).toMatch(
      /^$|\[(?:NOT_FOUND|RULE_NOT_FOUND|INVALID_POWER_STATE|OPERATION_ERROR)\]/,
    )
  },
)

test('a list whose response lacks it is an error, not a success', async () => {
  const { hostwright } = await createMachine()
  const ran = await hostwright('vps list', { fetch: async () => Response.json({}) })
  expect(ran).toMatchObject({ exitCode: 5, stdout: '' })
  expect(ran.stderr).toContain('The response lacks servers (GET /v1/vps/servers, 200)')
})
