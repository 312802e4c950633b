import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import type { Source } from '../pages/source.ts'
import { fixedPages } from '../shell/fixed-pages.ts'
import type { Language } from '../shell/navigation.ts'
import type { Translate } from '../translations/read-translations.ts'

/** A file of `examples/`, by what its first comment says. */
interface Example {
  readonly path: string
  readonly text: string
  /** How it is run, such as `node order-within-budget.ts 70000 web-11`; absent for a part of a program. */
  readonly command: string | undefined
  readonly code: string
}

/**
 * The page that lists every example with its task, its command and its source. The sources stay as they are; `translate`
 * has the comments at their top.
 */
export function writeExamplesPage(lang: Language, translate: Translate): Source {
  return {
    page: fixedPages.examples[lang],
    text: `${introductions[lang]}\n\n${renderAll(lang, translate)}\n`,
  }
}

const introductions = {
  en: `# Examples

Each program is one file or folder of \`examples/\` in the repository, and reads \`HOSTWRIGHT_BASE_URL\` and
\`HOSTWRIGHT_API_KEY\`: start \`npx @hostwright/sandbox\` to try it. \`npm test\` runs them all.`,
  ja: `# サンプルプログラム

どのプログラムも、リポジトリの \`examples/\` にある1つのファイルまたはフォルダーです。\`HOSTWRIGHT_BASE_URL\` と \`HOSTWRIGHT_API_KEY\` を読み取ります。試すには、\`npx @hostwright/sandbox\` を起動してください。\`npm test\` ですべて実行されます。ソースコードのコメントは英語です。`,
}

function renderAll(lang: Language, translate: Translate): string {
  const source = lang === 'ja' ? 'ソースコード：' : 'Source: '
  const paths = globSync('examples/**/*.ts', { exclude: ['**/node_modules', '**/*.test.ts'] })
  const examples = paths.toSorted().flatMap((path) => readExample(path, readFileSync(path, 'utf8')) ?? [])
  const folders = Map.groupBy(examples, ({ path }) => dirname(path))
  const sections = [...folders].map(([folder, members]) => {
    const title = folder === 'examples' ? 'Programs' : toTitle(relative('examples', folder))
    const rendered = members.map((member) => render(member, source, translate))
    return `## ${translate(title)}\n\n${rendered.join('\n\n')}`
  })
  return sections.join('\n\n')
}

const isCommand = (line: string): boolean => line.startsWith('//   ')

/** Reads the comment at the top of a file; a file without one is a part of another. */
export function readExample(path: string, code: string): Example | undefined {
  const lines = /^(?:\/\/.*\n)+/.exec(code)?.[0].trimEnd().split('\n')
  if (lines === undefined) return undefined
  const comment = lines
    .filter((line) => !isCommand(line))
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n')
  const commands = lines.filter(isCommand).map((line) => line.slice(2).trim())
  const [whole, inline] = /:\s+(node (?:(?!\. [A-Z]|\.$).)+)\.?/m.exec(comment) ?? []
  const command = commands.length > 0 ? commands.join('\n') : inline
  const text = whole === undefined ? comment : comment.replace(whole, '.')
  const isProgram = command === undefined && /^\S.*\bawait |^await /m.test(code)
  return {
    path,
    text: text.replaceAll(/\s+/g, ' ').trim(),
    command: isProgram ? `node ${basename(path)}` : command,
    code,
  }
}

function render({ path, text, command, code }: Example, source: string, translate: Translate): string {
  return [
    `### ${translate(toTitle(basename(path, '.ts')))}`,
    translate(text),
    ...(command === undefined ? [] : [`\`\`\`sh\n${command}\n\`\`\``]),
    `<details class="properties">\n<summary>${source}<code>${path}</code></summary>\n\n\`\`\`ts ${path}\n${code}\`\`\`\n\n</details>`,
  ].join('\n\n')
}

/** A file's or folder's name in words. */
function toTitle(name: string): string {
  const words = name
    .replaceAll(/[-/\\]/g, ' ')
    .replaceAll(/\b(?:vps|csv)\b/g, (word) => word.toUpperCase())
    .replace('dbos', 'DBOS')
    .replace('temporal', 'Temporal')
  return words.startsWith('open') ? 'OpenTelemetry' : `${words[0]!.toUpperCase()}${words.slice(1)}`
}
