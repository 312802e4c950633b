import { toTableHead } from './to-table-head.ts'

/** A program that ran with the packages. The text of each part is in both languages. */
export interface Ran {
  readonly name: string
  /** Name in the catalog of the workspace, if a test of it runs. */
  readonly catalog?: string
  /** Path of the test. */
  readonly test?: string
  /** Version of a run by hand. */
  readonly version?: string
  readonly date?: string
  readonly ran: Text
  /** Settings that a user has to make. */
  readonly set?: Text
  /** Uses that failed. */
  readonly not?: Text
}

type Language = 'en' | 'ja'
type Text = Readonly<Record<Language, string>>

/** The part of the lock file that has the versions. */
export interface Lock {
  readonly catalogs: { readonly default: Readonly<Record<string, { readonly version: string } | undefined>> }
}

const words = {
  en: {
    title: 'Works with',
    summary:
      'Libraries, bundlers, runtimes and readers of OpenAPI that ran with the packages, with the version, what ran, and what you have to set.',
    text: 'Each row ran: with `npm test`, at the version in the lock file, or by hand on a date. What is not in the table can work too, but nobody has tried. Most generators of clients are in [Other languages](languages.md).',
    columns: ['Program', 'Version', 'What ran', 'What you have to set', 'What does not work', 'Run'],
  },
  ja: {
    title: '動作を確認した組み合わせ',
    summary:
      'パッケージと組み合わせて実行したライブラリー、バンドラー、実行環境、OpenAPI を読むツールについて、バージョン、実行した内容、必要な設定を示します。',
    text: '各行は、`npm test` でロックファイルのバージョンを使って実行したか、記載の日に手作業で実行したものです。表にないものも動く可能性はありますが、確認していません。クライアントの生成ツールの多くについては、[ほかの言語](languages.md)をご覧ください。',
    columns: ['プログラム', 'バージョン', '実行した内容', '必要な設定', '動かないもの', '実行'],
  },
} as const

/** Returns the guide of what ran with the packages. A test's version is that of the lock file. */
export function toWorksWith(rows: readonly Ran[], lock: Lock, language: Language = 'en'): string {
  const { title, summary, text, columns } = words[language]
  const lines = rows.map(({ name, ran, set, not, ...row }) => {
    const { version, evidence } = toRun(name, row, lock)
    const cells = [name, version, ran[language], set?.[language] ?? '', not?.[language] ?? '', evidence]
    return `| ${cells.join(' | ')} |`
  })
  const place = language === 'en' ? 'group: Languages and tools\norder: 18.5\n' : ''
  const head = `---\ntitle: ${title}\nsummary: ${summary}\n${place}---\n\n<!-- Generated from works-with.yaml by tools/make/generate. Do not edit. -->`
  return `${head}\n\n# ${title}\n\n${text}\n\n${toTableHead([...columns])}\n${lines.join('\n')}\n`
}

function toRun(
  name: string,
  { catalog, test, version, date }: Omit<Ran, 'name' | 'ran' | 'set' | 'not'>,
  lock: Lock,
): { readonly version: string; readonly evidence: string } {
  if (test !== undefined && catalog !== undefined) {
    const locked = lock.catalogs.default[catalog]
    if (locked === undefined) throw new Error(`${name}: the catalog has no ${catalog}`)
    return { version: locked.version, evidence: `\`${test}\`` }
  }
  if (version === undefined || date === undefined)
    throw new Error(`${name} has neither a test nor the version and the date of a run`)
  return { version, evidence: date }
}
