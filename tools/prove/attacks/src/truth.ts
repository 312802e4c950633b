import { isApiError } from '@hostwright/common'
import type { Sandbox } from '@hostwright/sandbox'
import type { Placed, Product, Truth } from './scene.ts'

/** Responses of the API that prove that it rejected an order, whatever the product. */
const rejections = [
  '401 UNAUTHORIZED',
  '402 PAYMENT_REQUIRED',
  '403 FORBIDDEN',
  '422 PRICE_MISMATCH',
  '422 PLAN_NOT_AVAILABLE',
  '422 VALIDATION_ERROR',
  '429 RATE_LIMIT_EXCEEDED',
]
const certain: Readonly<Record<Product, readonly string[]>> = {
  vps: [...rejections, '409 CAPACITY_UNAVAILABLE'],
  hosting: [...rejections, '409 SERVER_ID_TAKEN'],
}

interface Row {
  readonly collection: string
  readonly id: string
  readonly json: string
}

/** What was bought and what may still be: read from the store of the sandbox. */
function createLedger(sandbox: Sandbox) {
  const targets = (): string[] => sandbox.servers().map(({ target }) => target)
  const before = new Set(targets())
  const sentAt = new Map<string, number[]>()

  function rows(collection: string): readonly Row[] {
    const { record } = sandbox.snapshot().tables
    return (record as unknown as readonly Row[]).filter((row) => row.collection === collection)
  }
  const toUuid = (id: unknown): string[] =>
    rows('vps-contract')
      .map(({ json }) => JSON.parse(json) as { id: number; uuid: string })
      .filter((contract) => contract.id === id)
      .map(({ uuid }) => uuid)
  return {
    targets,
    toUuid,
    countKeys: () => rows('completed-order').length,
    bought: () => targets().filter((target) => !before.has(target)),
    ofKey(key: string): string[] {
      sandbox.servers() // executes what has fallen due
      const found = rows('completed-order').filter(({ id }) => id.endsWith(` ${key}`))
      return found.flatMap(({ json }) => {
        const { server } = (JSON.parse(json) as { body: { server: Placed } }).body
        return server.servername === undefined ? toUuid(server.id) : [server.servername]
      })
    },
    noteSent: (key: string) => void sentAt.set(key, [...(sentAt.get(key) ?? []), sandbox.clock.now()]),
    mayCome: (key: string) =>
      sandbox
        .operations()
        .some(({ kind, startedAt }) => kind === 'late-request' && sentAt.get(key)?.includes(startedAt)),
  }
}

export function createTruth(sandbox: Sandbox): Truth {
  const { targets, toUuid, countKeys, bought, ofKey, noteSent, mayCome } = createLedger(sandbox)
  const violations: string[] = []
  const wrong = (text: string): void => void violations.push(text)
  function fail(text: string): never {
    wrong(text)
    throw new Error(text)
  }

  const truth: Truth = {
    bought,
    ofKey,
    isPastHorizon: false,
    noteSent,
    finish() {
      const keys = countKeys()
      if (bought().length > keys)
        wrong(`double charge: ${bought().length} contracts under ${keys} Idempotency-Keys`)
      if (violations.length > 0) throw new Error(violations.join('; '))
    },
    checkVerdict(key, found, asked = {}) {
      const own = ofKey(key)
      const isKnowing = truth.isPastHorizon || 'contract' in asked
      if (found.outcome === 'not-executed' && own.length > 0)
        fail(`false verdict: not-executed, and there is ${own.join()} (${found.reason})`)
      if (found.outcome === 'not-executed' && !isKnowing && mayCome(key))
        fail(`false verdict: not-executed, and it will be executed (${found.reason})`)
      const foreign = found.contracts.filter((contract) => !own.includes(contract))
      if (found.outcome === 'executed' && (own.length === 0 || foreign.length > 0))
        fail(`false verdict: executed ${found.contracts.join()}, and own is ${own.join() || 'none'}`)
      return found
    },
    checkError(keys, error, product) {
      if ((error as { name?: unknown } | undefined)?.name === 'OrderOutcomeUnknownError') return
      if (!isApiError(error) || !certain[product].includes(`${error.status} ${error.code}`))
        fail(`silence: after leaving, the caller was given ${String(error)}`)
      // Two runners derive one key from one name, and the API sells a server_id once: the other runner has it.
      if (error.code === 'SERVER_ID_TAKEN' || keys.length > 1) return
      const executed = keys.flatMap(ofKey)
      if (executed.length > 0 || keys.some(mayCome))
        fail(`false verdict: rejected (${error.code}), and there is ${executed.join()}`)
    },
    checkContract(key, placed) {
      const own = ofKey(key)
      const target = placed.servername === undefined ? toUuid(placed.id)[0] : placed.servername
      if (target === undefined || !own.includes(target))
        fail(`false verdict: placed ${JSON.stringify(placed)}, and own is ${own.join() || 'none'}`)
    },
    checkExists({ servername, uuid, id }) {
      const target = servername ?? uuid ?? toUuid(id)[0] ?? 'nothing'
      if (!targets().includes(target)) fail(`false verdict: ensured ${target}, which does not exist`)
    },
  }
  return truth
}
