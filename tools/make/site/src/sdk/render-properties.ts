import type { Property } from '../methods/list-properties.ts'
import type { Declared } from '../methods/read-sdk.ts'
import type { SdkWords } from './words.ts'

/** Finds the page that describes a type, as a link from the page that mentions it. */
export type FindType = (name: string) => string | undefined

const mostInSight = 8

/** A property with its default value, which a docstring has in a tag of its own. */
interface Row extends Property {
  readonly fallback?: string | undefined
}

/** Properties in a table, with their types below their names. */
export function renderProperties(properties: readonly Row[], findType: FindType, words: SdkWords): string {
  const rows = properties.map(({ name, type, isOptional, text, fallback }) => {
    const option = isOptional ? ` ${words.optional}` : ''
    const meaning = text === '' ? '' : toCell(words.prose.inline(text))
    const usual =
      fallback === undefined
        ? ''
        : ` ${words.labels['@default']}${words.colon}${toCell(words.prose.inline(fallback))}`
    return `| \`${name}\`<br>${renderType(type, findType)}${option} | ${meaning}${usual} |`
  })
  return [`| ${words.tableHead.join(' | ')} |`, '| --- | --- |', ...rows].join('\n')
}

/** The properties of a result. A long list is folded. */
export function renderResults(properties: readonly Property[], findType: FindType, words: SdkWords): string {
  if (properties.length === 0) return ''
  const table = renderProperties(properties, findType, words)
  if (properties.length <= mostInSight) return `**${words.result}**\n\n${table}`
  return `<details class="properties">\n<summary>${words.folded(properties.length)}</summary>\n\n${table}\n\n</details>`
}

/** The properties that a declaration has itself, as the tables list them. */
export function toProperties(members: readonly Declared[]): Row[] {
  return members.map(({ name, code, text, tags }) => {
    const fallback = tags.find((tag) => tag.name === '@default')
    return {
      name,
      type: code
        .replace(/^(?:readonly )?(?:\w+\??:\s*)?/, '')
        .replace(/ \| undefined$/, '')
        .replaceAll(/\s+/g, ' '),
      isOptional: /^(?:readonly )?\w+\?:/.test(code),
      text,
      fallback: fallback && unfenced(fallback.text),
    }
  })
}

/** A tag's text that TypeDoc takes for code is in a line of its own text here. */
export function unfenced(text: string): string {
  return text.replaceAll(/```ts\n([\s\S]*?)\n```/g, '$1')
}

function renderType(type: string, findType: FindType): string {
  const shown = `\`${toCell(type)}\``
  const [, named] = /^(?:readonly )?(\w+)(?:<.*>)?(?:\[\])?(?: \| null)?$/.exec(type) ?? []
  const link = named === undefined ? undefined : findType(named)
  return link === undefined ? shown : `[${shown}](${link})`
}

/** In the cell of a table, a line break is a tag, and no line of its own. A paragraph after a list begins a line. */
function toCell(text: string): string {
  return text
    .replaceAll('|', String.raw`\|`)
    .replaceAll(/(?<=\n- (?:(?!\n\n)[^])*)\n{2,}(?!- )/g, '<br>')
    .replaceAll(/\n+- /g, '<br>')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
