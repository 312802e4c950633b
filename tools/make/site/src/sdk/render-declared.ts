import { isMethod } from '../methods/find-methods.ts'
import type { Declared, Tag } from '../methods/read-sdk.ts'
import { toLink } from '../shell/navigation.ts'
import {
  type FindType,
  renderProperties,
  renderResults,
  toProperties,
  unfenced,
} from './render-properties.ts'
import { rankTask } from './task-order.ts'
import type { SdkWords } from './words.ts'

/** Names, addresses and examples that a page needs besides its declarations. */
export interface Context {
  /** Names of methods as users write them, such as `server.power.start`, by their ids. */
  readonly names: ReadonlyMap<string, string>
  /** Addresses of the error classes, relative to the root of the site. */
  readonly errors: ReadonlyMap<string, string>
  /** Programs that call a method, by the method's name. */
  readonly examples: ReadonlyMap<string, string>
  readonly findType: FindType
  readonly words: SdkWords
  readonly page: string
}

/** Renders a function, an error, or the methods of an object, below the name that users write. */
export function renderCalled(declared: Declared, context: Context): string {
  const { name, kind, members } = declared
  const { words } = context
  const isObject = kind === 'interface'
  const title = isObject ? toVariable(declared, context) : name
  const methods = members.filter(isMethod).toSorted((one, other) => rankTask(one.name) - rankTask(other.name))
  const fields = members.filter((member) => !isMethod(member))
  return join([
    renderHeading(2, name, title),
    isObject ? `${words.interface} \`${name}\`` : '',
    renderDeclaration(declared),
    kind === 'function' ? renderCall(declared, name, context) : renderText(declared, context),
    ...methods.map((one) => renderMethod(one, name, title, context)),
    methods.length > 0 && fields.length > 0
      ? renderHeading(3, `${name}.properties`, words.properties, false)
      : '',
    renderFields(fields, context),
  ])
}

/** Renders a type of data: its properties in a table. */
export function renderShape(declared: Declared, context: Context): string {
  const { name, members, results = [] } = declared
  const isListed = results.length > 0
  return join([
    renderHeading(3, name, name),
    // The table lists the properties of an alias, which the declaration hides behind `Omit` and `Partial`.
    isListed && /\b(?:Omit|Partial|Pick)</.test(declared.code) ? '' : renderDeclaration(declared),
    renderText(declared, context),
    isListed ? renderProperties(results, context.findType, context.words) : renderFields(members, context),
  ])
}

/**
 * Returns the name of an object in users' code: its path, such as `server.power`, or else the interface's name with a
 * small first letter.
 */
export function toVariable({ name, members }: Declared, { names }: Context): string {
  const reached = members
    .map((member) => names.get(`${name}.${member.name}`))
    .find((one) => one !== undefined)
  return reached?.slice(0, reached.lastIndexOf('.')) ?? `${name[0]!.toLowerCase()}${name.slice(1)}`
}

function renderMethod(member: Declared, owner: string, title: string, context: Context): string {
  const id = `${owner}.${member.name}`
  const name = context.names.get(id) ?? `${title}.${member.name}`
  return join([renderHeading(3, id, name), renderCode(member.code), renderCall(member, name, context)])
}

/** Renders a call: description, example, inputs, results, and errors. */
function renderCall(called: Declared, name: string, context: Context): string {
  const { inputs = [], results = [], code, text } = called
  const { examples, findType, page, words } = context
  const common = words.options(`[\`CallOptions\`](${toLink(page, 'sdk/client.html#CallOptions')})`)
  const example = examples.get(name)
  return join([
    renderProse(text, words),
    example === undefined ? '' : `\`\`\`ts\n${words.prose.program(example.trim())}\n\`\`\``,
    inputs.length === 0 ? '' : `**${words.input}**\n\n${renderProperties(inputs, findType, words)}`,
    /options\?: CallOptions\b/.test(code) ? common : '',
    renderResults(results, findType, words),
    renderTags(called, context),
  ])
}

function renderFields(members: readonly Declared[], { findType, words }: Context): string {
  return members.length === 0 ? '' : renderProperties(toProperties(members), findType, words)
}

/** Renders the declaration, unless it is `interface Name` alone, which repeats the heading. */
function renderDeclaration({ code }: Declared): string {
  return /^export interface \w+$/.test(code) ? '' : renderCode(code)
}

/** Renders a heading with an explicit id, because names repeat on a page. */
function renderHeading(level: number, id: string, text: string, isCode = true): string {
  return `<h${level} id="${id}"><a href="#${id}">${isCode ? `<code>${text}</code>` : text}</a></h${level}>`
}

function renderCode(code: string): string {
  return `\`\`\`ts\n${code.replace(/^export (?:declare )?/, '').replaceAll(/\n {2}(?= *\S)/g, '\n')}\n\`\`\``
}

function renderProse(text: string, { prose }: SdkWords): string {
  return text === '' ? '' : prose.block(text)
}

function renderText(declared: Declared, context: Context): string {
  return join([renderProse(declared.text, context.words), renderTags(declared, context)])
}

function renderTags({ tags }: Declared, context: Context): string {
  const { prose, labels, colon, thrownWhen } = context.words
  const rest = tags.flatMap((tag) => {
    const label = labels[tag.name]
    const text = unfenced(tag.text).replaceAll('\n', ' ')
    if (label === undefined) return []
    const thrown = renderThrown(tag, context)
    return [`- ${label}${colon}${text === '' ? thrown : thrownWhen(thrown, prose.inline(text))}`]
  })
  return rest.join('\n')
}

/** Renders the class of a thrown error, with a link if it is one of the SDK's. */
function renderThrown({ type }: Tag, { errors, page }: Context): string {
  if (type === undefined) return ''
  const link = errors.get(type)
  return link === undefined ? `\`${type}\`` : `[\`${type}\`](${toLink(page, link)})`
}

function join(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
