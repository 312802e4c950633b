import type { Language } from '../shell/navigation.ts'
import type { Prose } from './prose.ts'

/** The texts of the SDK's reference in the language of its reader. */
export interface SdkWords {
  readonly prose: Prose
  readonly lang: Language
  readonly title: string
  readonly summary: string
  readonly heading: string
  readonly introduction: string
  /** The sentence with the link to an area. */
  readonly inFull: (title: string, page: string) => string
  readonly indexHead: readonly [method: string, task: string, operation: string]
  readonly from: (name: string) => string
  /** Says where the types are that a product's methods take and return, and that its package does not export. */
  readonly typesOfApi: string
  /** Stands between two sentences. */
  readonly space: '' | ' '
  readonly types: string
  readonly properties: string
  readonly interface: string
  readonly input: string
  readonly result: string
  readonly folded: (count: number) => string
  readonly options: (link: string) => string
  readonly tableHead: readonly [property: string, meaning: string]
  readonly optional: string
  readonly colon: string
  /** An error's class, or nothing, and when it is thrown. */
  readonly thrownWhen: (thrown: string, when: string) => string
  readonly labels: Readonly<Record<'@throws' | '@default' | '@returns', string>>
}

export const english: Omit<SdkWords, 'prose'> = {
  lang: 'en',
  title: 'Every method',
  summary: 'Every method of the TypeScript SDK beside the operations of the API that it calls.',
  heading: 'The TypeScript SDK',
  introduction: `A page for each area has its methods with their inputs, results, errors and an example. The pages are made from the
docstrings of the packages.`,
  inFull: (title, page) => `[${title} in full](${page}).`,
  indexHead: ['Method', 'Task', 'Operation'],
  from: (name) => `From ${name}.`,
  typesOfApi: 'The types of what the API takes and returns are exported by `@hostwright/types`.',
  space: ' ',
  types: 'Types',
  properties: 'Properties',
  interface: 'Interface',
  input: 'Input',
  result: 'Result',
  folded: (count) => `Result: ${count} properties`,
  options: (link) => `The options of every call are ${link}.`,
  tableHead: ['Property', 'Meaning'],
  optional: 'optional',
  colon: ': ',
  thrownWhen: (thrown, when) => (thrown === '' ? when : `${thrown} ${when}`),
  labels: { '@throws': 'Throws', '@default': 'Default', '@returns': 'Returns' },
}

export const japanese: Omit<SdkWords, 'prose'> = {
  lang: 'ja',
  title: '全メソッド',
  summary: 'TypeScript SDK の全メソッドと、それぞれが呼び出す API のオペレーションの一覧です。',
  heading: 'TypeScript SDK',
  introduction: `分野ごとのページに、メソッドの引数、戻り値、エラーと、サンプルコードがあります。ページは、パッケージのソースコードにある説明（docstring）とその訳から作成しています。`,
  inFull: (title, page) => `詳細は「[${title}](${page})」のページにあります。`,
  indexHead: ['メソッド', '動作', 'オペレーション'],
  from: (name) => `パッケージは ${name} です。`,
  typesOfApi: 'API のリクエストとレスポンスの型は `@hostwright/types` にあります。',
  space: '',
  types: '型',
  properties: 'プロパティ',
  interface: 'インターフェイス',
  input: '引数',
  result: '戻り値',
  folded: (count) => `戻り値のプロパティ（${count}個）`,
  options: (link) => `どの呼び出しにも指定できるオプションは、${link} にあります。`,
  tableHead: ['プロパティ', '意味'],
  optional: '省略可',
  colon: '：',
  // A list of properties or codes follows the class as it is.
  thrownWhen: (thrown, when) =>
    (thrown === '' || /^[`<]/.test(when) ? `${thrown} ${when}` : `${thrown}：${when}`).trim(),
  labels: { '@throws': 'スローされるエラー', '@default': '既定値', '@returns': '戻り値' },
}
