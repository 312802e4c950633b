import type { MadePage } from '../pages/write-pages.ts'
import { isMethod, type Method, toAnchor } from '../methods/find-methods.ts'
import type { Declared, DeclaredPackage } from '../methods/read-sdk.ts'
import { renderCalled, renderShape } from './render-declared.ts'
import { renderIndex } from './render-index.ts'

/** A page for each package: what it exports, what is called first. */
export function writeSdkPages(packages: readonly DeclaredPackage[], methods: readonly Method[]): MadePage[] {
  const errors = findErrors(packages)
  return packages.map(({ name, exports }) => {
    const names = new Map(
      methods
        .filter(({ link }) => link.startsWith(`sdk/${name}.html#`))
        .map((method) => [method.link.split('#')[1]!, method.name]),
    )
    const context = { names, errors, page: `sdk/${name}.html` }
    const kinds = [0, 1, 2, types].map((kind) => exports.filter((one) => rank(one) === kind))
    const called = kinds.slice(0, types).flat()
    const shapes = kinds[types] ?? []
    const sections = [
      ...called.map((one) => renderCalled(one, context)),
      ...(shapes.length > 0 ? ['## Types', ...shapes.map((one) => renderShape(one, context))] : []),
    ]
    const title = `@hostwright/${name}`
    const summary = introductions[name] ?? title
    return {
      stem: `sdk/${name}`,
      title,
      summary: `${title}, as its docstrings say. ${summary}`,
      content: `# ${title}\n\n${summary}\n\n${renderIndex(kinds, context)}\n\n${sections.join('\n\n')}\n`,
    }
  })
}

function findErrors(packages: readonly DeclaredPackage[]): Map<string, string> {
  return new Map(
    packages.flatMap(({ name: from, exports }) =>
      exports.filter(({ kind }) => kind === 'class').map(({ name }) => [name, toAnchor(from, name)] as const),
    ),
  )
}

const introductions: Readonly<Record<string, string>> = {
  common: 'The client: transport, errors, waiting, key information and execution log.',
  vps: 'VPSs: orders, power, packet filter, operating system, protection.',
  hosting: 'Shared hosting: orders, domains, DNS, SSL, mail, databases, WordPress and the rest.',
  plan: 'An account as a file: export it, plan what differs, apply the plan.',
  redis: 'The limits of one account and the journal of its orders for several processes, over Redis.',
  sandbox: 'The API itself as a stateful stand-in, in process or on a port.',
  cli: 'The command `hostwright` as a function, with all that it needs of its machine as an argument.',
}

const types = 3

/** Functions, then what has methods, then errors, then the shapes of data. */
function rank({ kind, members }: Declared): number {
  if (kind === 'function') return 0
  if (kind === 'interface' && members.some(isMethod)) return 1
  return kind === 'class' ? 2 : types
}
