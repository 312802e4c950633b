import { isMethod, type Locate, type Method } from '../methods/find-methods.ts'
import type { Declared } from '../methods/read-sdk.ts'
import type { Links } from '../pages/links.ts'
import type { Source } from '../pages/source.ts'
import { toLink, toPage } from '../shell/navigation.ts'
import type { FilledArea } from './assign-areas.ts'
import { type Context, renderCalled, renderShape, toVariable } from './render-declared.ts'
import { rankTask } from './task-order.ts'
import type { SdkWords } from './words.ts'

/** The declarations, addresses and examples from which the pages are made. */
export interface Reference {
  readonly areas: readonly FilledArea[]
  readonly locate: Locate
  readonly methods: readonly Method[]
  readonly links: Pick<Links, 'findType'>
  /** Finds a program that calls a method, by the area and the method's name. */
  readonly findExample: (area: string, method: string) => string | undefined
}

/** Writes a page for each area: functions, objects and errors in the order of tasks, then the types. */
export function writeSdkPages(reference: Reference, words: SdkWords): Source[] {
  return reference.areas.map((area) => writeAreaPage(area, reference, words))
}

function writeAreaPage(
  area: FilledArea,
  { areas, locate, methods, links, findExample }: Reference,
  words: SdkWords,
): Source {
  const page = `sdk/${area.name}.html`
  const own = methods.filter(({ link }) => link.startsWith(`${page}#`))
  const names = new Map(own.map((method) => [method.link.split('#')[1]!, method.name]))
  const all = [...area.opening, ...area.mentioned]
  const called = all.filter(isCalled)
  const shapes = all.filter((one) => !isCalled(one))
  const callable = [...own.map(({ name }) => name), ...called.map(({ name }) => name)]
  const examples = new Map(
    callable.flatMap((name) => {
      const program = findExample(area.name, name)
      return program === undefined ? [] : [[name, program] as const]
    }),
  )
  const findType = (name: string): string | undefined => {
    const link = links.findType(name, page)
    return link === undefined ? undefined : toLink(page, link)
  }
  const context: Context = { names, errors: findErrors(areas, locate), examples, findType, page, words }
  const sections = [
    ...called.map((one) => renderCalled(one, context)),
    ...(shapes.length > 0 ? [`## ${words.types}`, ...shapes.map((one) => renderShape(one, context))] : []),
  ]
  const [title, summary] = [area.title, area.summary].map(words.prose.name) as [string, string]
  const from = words.from(`\`@hostwright/${area.from}\``)
  const isProduct = area.from === 'hosting' || area.from === 'vps'
  const origin = isProduct ? from + words.space + words.typesOfApi : from
  return {
    page: { ...toPage(`sdk/${area.name}`, words.lang, title, summary), group: area.group },
    text: `# ${title}\n\n${summary}${words.space}${origin}\n\n${renderIndex(called, context)}\n\n${sections.join('\n\n')}\n`,
  }
}

/** Renders the index of a page: links to each object with its methods, and to the functions. */
function renderIndex(called: readonly Declared[], context: Context): string {
  const rows = called.map((one) => {
    const members = one.members
      .filter((member) => one.kind === 'interface' && isMethod(member))
      .toSorted((first, second) => rankTask(first.name) - rankTask(second.name))
    const title = one.kind === 'interface' ? toVariable(one, context) : one.name
    const links = members.map(({ name }) => `[\`${name}\`](#${one.name}.${name})`)
    return `- [\`${title}\`](#${one.name})${links.length > 0 ? `: ${links.join(', ')}` : ''}`
  })
  return rows.join('\n')
}

function findErrors(areas: readonly FilledArea[], locate: Locate): Map<string, string> {
  return new Map(
    areas.flatMap(({ from, opening, mentioned }) =>
      [...opening, ...mentioned]
        .filter(({ kind }) => kind === 'class')
        .map(({ name }) => [name, locate(from, name)] as const),
    ),
  )
}

/**
 * Returns whether a declaration is called or thrown: a function, a class, an object with methods. The rest are types of
 * data.
 */
function isCalled({ kind, members }: Declared): boolean {
  return kind === 'function' || kind === 'class' || (kind === 'interface' && members.some(isOwnMethod))
}

/** Returns whether a member is a method. An optional function, such as `fetch` in options, does not count. */
function isOwnMethod(member: Declared): boolean {
  return isMethod(member) && !/^(?:readonly )?\w+\?:/.test(member.code)
}
