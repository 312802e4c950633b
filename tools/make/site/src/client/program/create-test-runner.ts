import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  customMatchers,
  getState,
  GLOBAL_EXPECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

type Test = () => unknown

/** As much of Vitest as the tests of the guides use: `test`, `describe`, hooks, and its own `expect`. */
export interface TestRunner {
  readonly module: Readonly<Record<string, unknown>>
  /** Runs the tests that a program has declared, in order; tells of each, and how many failed. */
  readonly run: (print: (level: 'log' | 'error', text: string) => void) => Promise<void>
}

export function createTestRunner(): TestRunner {
  const tests: { readonly name: string; readonly body: Test }[] = []
  const before: Test[] = []
  const after: Test[] = []
  let path: readonly string[] = []

  const test = Object.assign(
    (name: string, body: Test): void => void tests.push({ name: [...path, name].join(' > '), body }),
    {
      each:
        (rows: readonly unknown[]) =>
        (name: string, body: (...row: unknown[]) => unknown): void => {
          for (const row of rows) {
            const values = Array.isArray(row) ? (row as unknown[]) : [row]
            test(toTitle(name, values), () => body(...values))
          }
        },
    },
  )

  function describe(name: string, body: () => void): void {
    const outer = path
    path = [...outer, name]
    body()
    path = outer
  }

  return {
    module: {
      test,
      it: test,
      describe,
      expect: createExpect(),
      beforeEach: (body: Test) => void before.push(body),
      afterEach: (body: Test) => void after.push(body),
    },
    async run(print) {
      let failed = 0
      for (const { name, body } of tests.splice(0)) {
        try {
          for (const hook of before) await hook()
          await body()
          for (const hook of after) await hook()
          print('log', `✓ ${name}`)
        } catch (error) {
          failed += 1
          print('error', `× ${name}\n${error instanceof Error ? error.message : String(error)}`)
        }
      }
      if (failed > 0) throw new Error(`${failed === 1 ? 'A test has' : `${failed} tests have`} failed`)
    },
  }
}

function toTitle(name: string, values: readonly unknown[]): string {
  const left = [...values]
  return name.replaceAll(/%[sdifjo]/g, () => String(left.shift()))
}

/** Vitest's own `expect`, put together as Vitest does it. */
function createExpect(): unknown {
  for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)
  const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect)
  const global = globalThis as unknown as Record<symbol, object>
  global[GLOBAL_EXPECT] = expect
  const told = expect as unknown as Parameters<typeof setState>[1]
  setState({ assertionCalls: 0, isExpectingAssertions: false }, told)
  Object.assign(expect, global[ASYMMETRIC_MATCHERS_OBJECT], {
    getState: () => getState(told),
    setState: (state: object) => setState(state, told),
    unreachable: (message = 'expected not to be reached') => chai.assert.fail(message),
  })
  const extensible = chai.expect as unknown as { extend(expect: object, matchers: object): void }
  extensible.extend(expect, customMatchers)
  return expect
}
