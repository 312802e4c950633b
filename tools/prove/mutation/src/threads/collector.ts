// oxlint-disable-next-line typescript/no-explicit-any -- a row of a table has any types
type Body = (...given: any[]) => unknown

/** Hooks of a test file. */
export interface Hooks {
  readonly beforeAll: Body[]
  readonly afterAll: Body[]
  readonly beforeEach: Body[]
  readonly afterEach: Body[]
}

export interface CollectedTest {
  /** Path of the file and name of the test; equal names get a number. */
  readonly id: string
  readonly run: () => unknown
}

export interface CollectedFile {
  readonly path: string
  readonly hooks: Hooks
  readonly tests: CollectedTest[]
}

type AddTest = (name: string, body: Body, options?: unknown) => void
type AddEach = (rows: readonly unknown[]) => AddTest
type Each = AddTest & { readonly each: AddEach }

/** Replacements for vitest's functions, which a test file calls while it is loaded. */
export interface Collector {
  readonly test: Each
  readonly describe: Each
  readonly hooks: { readonly [Name in keyof Hooks]: (hook: Body) => void }
  readonly onTestFinished: (hook: Body) => void
  /** Collects the tests of a file while `load` loads it. */
  readonly collect: (path: string, load: () => Promise<unknown>) => Promise<CollectedFile>
  /** Returns the `onTestFinished` hooks of the running test, the last first, and forgets them. */
  readonly takeFinished: () => Body[]
}

export function createCollector(): Collector {
  let file: CollectedFile | undefined
  const suites: string[] = []
  let finished: Body[] = []

  function current(): CollectedFile {
    if (file === undefined) throw new Error('Tests and hooks are made while their file is loaded')
    return file
  }

  function addTest(name: string, body: Body): void {
    const { path, tests } = current()
    const full = `${path}#${[...suites, name].join(' > ')}`
    const alike = tests.filter(({ id }) => id === full || id.startsWith(`${full} (`)).length
    tests.push({ id: alike === 0 ? full : `${full} (${alike + 1})`, run: () => body() })
  }

  function addSuite(name: string, body: Body): void {
    suites.push(name)
    body()
    suites.pop()
  }

  const addHook = (name: keyof Hooks) => (hook: Body) => void current().hooks[name].push(hook)

  return {
    test: withEach(addTest),
    describe: withEach(addSuite),
    hooks: {
      beforeAll: addHook('beforeAll'),
      afterAll: addHook('afterAll'),
      beforeEach: addHook('beforeEach'),
      afterEach: addHook('afterEach'),
    },
    onTestFinished: (hook) => void finished.unshift(hook),
    async collect(path, load) {
      const collected: CollectedFile = {
        path,
        hooks: { beforeAll: [], afterAll: [], beforeEach: [], afterEach: [] },
        tests: [],
      }
      file = collected
      try {
        await load()
      } finally {
        file = undefined
      }
      return collected
    },
    takeFinished() {
      const taken = finished
      finished = []
      return taken
    },
  }
}

function withEach(add: (name: string, body: Body) => void): Each {
  const each: AddEach = (rows) => (name, body) => {
    for (const row of rows) add(name, () => body(...(Array.isArray(row) ? row : [row])))
  }
  return Object.assign(add, { each })
}
