import { isMethod } from '../methods/find-methods.ts'
import type { Declared, Tag } from '../methods/read-sdk.ts'
import { toLink } from '../shell/navigation.ts'

/** What a page knows beyond what it shows. */
export interface Context {
  /** Methods as a user reaches them, by their ids. */
  readonly names: ReadonlyMap<string, string>
  /** Where the classes of errors are shown, from the root of the site. */
  readonly errors: ReadonlyMap<string, string>
  readonly page: string
}

/** A function, an error, or the methods of an object, below the name that a user has for it. */
export function renderCalled(declared: Declared, context: Context): string {
  const { name, kind, members } = declared
  const isObject = kind === 'interface'
  const title = isObject ? toVariable(declared, context) : name
  const fields = members.length > 0 && !members.some(isMethod)
  const parts = [
    renderHeading(2, name, title),
    isObject ? `Interface \`${name}\`` : '',
    renderDeclaration(declared),
    renderText(declared, context),
    fields
      ? renderFields(members)
      : members.map((one) => renderMember(one, name, title, context)).join('\n\n'),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The shape of data: its properties in a table. */
export function renderShape(declared: Declared, context: Context): string {
  const { name, members } = declared
  const fields = members.length > 0 ? renderFields(members) : ''
  const parts = [
    renderHeading(3, name, name),
    renderDeclaration(declared),
    renderText(declared, context),
    fields,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** What a user calls an object: the way to it, such as `server.power`, or the interface's name as that of a variable. */
export function toVariable({ name, members }: Declared, { names }: Context): string {
  const reached = members
    .map((member) => names.get(`${name}.${member.name}`))
    .find((one) => one !== undefined)
  return reached?.slice(0, reached.lastIndexOf('.')) ?? `${name[0]!.toLowerCase()}${name.slice(1)}`
}

function renderMember(member: Declared, owner: string, title: string, context: Context): string {
  const id = `${owner}.${member.name}`
  const name = context.names.get(id) ?? `${title}.${member.name}`
  return [renderHeading(3, id, name), renderCode(member.code), renderText(member, context)]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** `interface Name` alone says no more than the heading. */
function renderDeclaration({ code }: Declared): string {
  return /^export interface \w+$/.test(code) ? '' : renderCode(code)
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
}

function renderText({ text, tags }: Declared, context: Context): string {
  const examples = tags.filter(({ name }) => name === '@example').map((tag) => tag.text)
  const rest = tags
    .filter(({ name }) => name in labels)
    .map(
      (tag) =>
        `- ${labels[tag.name]}: ${renderThrown(tag, context)}${unfenced(tag.text).replaceAll('\n', ' ')}`,
    )
  return [text, rest.join('\n'), ...examples].filter((part) => part !== '').join('\n\n')
}

/** The class of an error before what it is thrown for, with a link to it where it is one of the SDK's. */
function renderThrown({ type }: Tag, { errors, page }: Context): string {
  if (type === undefined) return ''
  const link = errors.get(type)
  return link === undefined ? `\`${type}\` ` : `[\`${type}\`](${toLink(page, link)}) `
}

/** The properties of data in a table: name and type, meaning. */
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
  return ['| Property | Meaning |', '| --- | --- |', ...rows].join('\n')
}

/** A tag's text that TypeDoc takes for code is in a line of its own text here. */
function unfenced(text: string): string {
  return text.replaceAll(/```ts\n([\s\S]*?)\n```/g, '$1')
}
