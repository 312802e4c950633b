import type { MadePage } from '../pages/write-pages.ts'
import { isMethod, type Method } from '../methods/find-methods.ts'
import type { Declared, DeclaredPackage } from '../methods/read-sdk.ts'

/** A page for each package: what it exports, what is called first. */
export function writeSdkPages(packages: readonly DeclaredPackage[], methods: readonly Method[]): MadePage[] {
  return packages.map(({ name, exports }, index) => {
    const names = new Map(
      methods
        .filter(({ link }) => link.startsWith(`sdk/${name}.html#`))
        .map((method) => [method.link.split('#')[1]!, method.name]),
    )
    const sections = exports
      .toSorted((one, other) => rank(one) - rank(other))
      .map((one) => renderExport(one, names))
    const title = `@hostwright/${name}`
    return {
      stem: `sdk/${name}`,
      title,
      order: index + 2,
      content: `# ${title}\n\n${introductions[name] ?? ''}\n\n${sections.join('\n\n')}\n`,
    }
  })
}

const introductions: Readonly<Record<string, string>> = {
  common: 'The client: transport, errors, waiting, key information and execution log.',
  vps: 'VPSs: orders, power, packet filter, operating system, protection.',
  hosting: 'Shared hosting: orders, domains, DNS, SSL, mail, databases, WordPress and the rest.',
  redis: 'The limits of one account and the journal of its orders for several processes, over Redis.',
  sandbox: 'The API itself as a stateful stand-in, in process or on a port.',
}

/** Functions, then what has methods, then errors, then the shapes of data. */
function rank({ kind, members }: Declared): number {
  if (kind === 'function') return 0
  if (kind === 'interface' && members.some(isMethod)) return 1
  return kind === 'class' ? 2 : 3
}

function renderExport(declared: Declared, names: ReadonlyMap<string, string>): string {
  const { name, members } = declared
  // `interface Name` alone says no more than the heading.
  const code = /^export interface \w+$/.test(declared.code) ? '' : renderCode(declared.code)
  const parts = [renderHeading(2, name, name), code, renderText(declared)]
  const isData = members.length > 0 && !members.some(isMethod)
  parts.push(
    isData ? renderFields(members) : members.map((one) => renderMember(one, name, names)).join('\n\n'),
  )
  return parts.filter((part) => part !== '').join('\n\n')
}

function renderMember(member: Declared, owner: string, names: ReadonlyMap<string, string>): string {
  const id = `${owner}.${member.name}`
  return [renderHeading(3, id, names.get(id) ?? member.name), renderCode(member.code), renderText(member)]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** With an id of its own: names repeat on a page. */
function renderHeading(level: number, id: string, text: string): string {
  return `<h${level} id="${id}"><a href="#${id}"><code>${text}</code></a></h${level}>`
}

function renderCode(code: string): string {
  return `\`\`\`ts\n${code.replace(/^export (?:declare )?/, '').replaceAll(/\n {2}(?= *\S)/g, '\n')}\n\`\`\``
}

const labels: Readonly<Record<string, string>> = {
  '@throws': 'Throws',
  '@default': 'Default',
  '@returns': 'Returns',
  '@see': 'Source',
}

function renderText({ text, tags }: Declared): string {
  const examples = tags.filter(({ name }) => name === '@example').map((tag) => tag.text)
  const rest = tags
    .filter(({ name }) => name in labels)
    .map((tag) => `- ${labels[tag.name]}: ${unfenced(tag.text).replaceAll('\n', ' ')}`)
  return [text, rest.join('\n'), ...examples].filter((part) => part !== '').join('\n\n')
}

/** The fields of data in a table: name and type, meaning. */
function renderFields(members: readonly Declared[]): string {
  const rows = members.map((member) => {
    const fallback = member.tags.find(({ name }) => name === '@default')
    const ending = fallback === undefined ? '' : ` Default: ${unfenced(fallback.text)}`
    const code = member.code
      .replace(/^readonly /, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('|', String.raw`\|`)
    return `| \`${code}\` | ${`${member.text}${ending}`.replaceAll(/\s+/g, ' ').replaceAll('|', String.raw`\|`)} |`
  })
  return ['| Field | Meaning |', '| --- | --- |', ...rows].join('\n')
}

/** A tag's text that TypeDoc takes for code stands in a line of its own text here. */
function unfenced(text: string): string {
  return text.replaceAll(/```ts\n([\s\S]*?)\n```/g, '$1')
}
