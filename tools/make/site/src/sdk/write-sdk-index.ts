import type { DescribedOperation } from '../reference/list-operations.ts'
import type { Source } from '../pages/source.ts'
import type { Method } from '../methods/find-methods.ts'
import { toPage } from '../shell/navigation.ts'
import type { FilledArea } from './assign-areas.ts'
import { rankTask } from './task-order.ts'
import type { SdkWords } from './words.ts'

/** The page that lists every method beside the operation that it calls, area by area in the order of tasks. */
export function writeSdkIndex(
  areas: readonly FilledArea[],
  methods: readonly Method[],
  operations: readonly DescribedOperation[],
  words: SdkWords,
): Source {
  const byPage = Map.groupBy(methods, ({ link }) => link.split('#')[0]!)
  const sections = areas.map((area) => {
    const { name } = area
    const [title, summary] = [area.title, area.summary].map(words.prose.name) as [string, string]
    const own = byPage.get(`sdk/${name}.html`) ?? []
    const rows = own
      .toSorted((one, other) => rankTask(toLast(one)) - rankTask(toLast(other)))
      .map((method) => renderRow(method, operations, words))
    const table = [`| ${words.indexHead.join(' | ')} |`, '| --- | --- | --- |', ...rows].join('\n')
    return `## ${title}\n\n${summary}${words.space}${words.inFull(title, `${name}.html`)}${rows.length === 0 ? '' : `\n\n${table}`}`
  })
  const text = `# ${words.heading}

\`\`\`ts
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

const client = createClient()
const vps = createVps(client)
const server = vps.server('00000000-0000-4000-8000-000000000001')
const hosting = createHosting(client)
const site = hosting.server('hw123456.example.jp')
console.log(await server.power.status(), await site.dns.list())
\`\`\`

${words.introduction}

${sections.join('\n\n')}
`
  return { page: toPage('sdk/index', words.lang, words.title, words.summary), text }
}

function toLast({ name }: Method): string {
  return name.slice(name.lastIndexOf('.') + 1)
}

function renderRow(
  { name, link, text }: Method,
  operations: readonly DescribedOperation[],
  { prose }: SdkWords,
): string {
  const called = operations.filter(({ method, path }) => text.includes(`\`${method} ${path}\``))
  const calls = called.map(({ method, path }) => `\`${method} ${path}\``).join(', ')
  return `| [\`${name}\`](${link.replace(/^sdk\//, '')}) | ${prose.inline(toSentence(text)).replaceAll('|', String.raw`\|`)} | ${calls} |`
}

/** The first sentence of a docstring, in a line. */
function toSentence(text: string): string {
  const [sentence = ''] = /^.*?[.:](?=\s|$)/s.exec(text) ?? []
  return sentence.replace(/:$/, '.').replaceAll(/\s+/g, ' ')
}
