import type { Language } from '../shell/navigation.ts'
import { sayIn } from '../shell/say-in.ts'
import type { Prose } from './prose.ts'

/** The texts of the SDK's reference in the language of its reader. */
export type SdkWords = ReturnType<typeof createSdkWords>

export function createSdkWords(lang: Language, prose: Prose) {
  const say = sayIn(lang)
  const colon = say(': ', '：')
  return {
    lang,
    prose,
    title: say('Every method', '全メソッド'),
    summary: say(
      'Every method of the TypeScript SDK beside the operations of the API that it calls.',
      'TypeScript SDK の全メソッドと、それぞれが呼び出す API のオペレーションの一覧です。',
    ),
    heading: say('The TypeScript SDK', 'TypeScript SDK'),
    introduction: say(
      `A page for each area has its methods with their inputs, results, errors and an example. The pages are made from the
docstrings of the packages.`,
      `分野ごとのページに、メソッドの引数、戻り値、エラーと、サンプルコードがあります。ページは、パッケージのソースコードにある説明（docstring）とその訳から作成しています。`,
    ),
    /** The sentence with the link to an area. */
    inFull: (title: string, page: string) =>
      say(`[${title} in full](${page}).`, `詳細は「[${title}](${page})」のページにあります。`),
    indexHead: say(['Method', 'Task', 'Operation'], ['メソッド', '動作', 'オペレーション']),
    from: (name: string) => say(`From ${name}.`, `パッケージは ${name} です。`),
    /** Says where the types are that a product's methods take and return, and that its package does not export. */
    typesOfApi: say(
      'The types of what the API takes and returns are exported by `@hostwright/types`.',
      'API のリクエストとレスポンスの型は `@hostwright/types` にあります。',
    ),
    /** Stands between two sentences. */
    space: say(' ', ''),
    types: say('Types', '型'),
    properties: say('Properties', 'プロパティ'),
    interface: say('Interface', 'インターフェイス'),
    input: say('Input', '引数'),
    result: say('Result', '戻り値'),
    folded: (count: number) => say(`Result: ${count} properties`, `戻り値のプロパティ（${count}個）`),
    options: (link: string) =>
      say(
        `The options of every call are ${link}.`,
        `どの呼び出しにも指定できるオプションは、${link} にあります。`,
      ),
    tableHead: say(['Property', 'Meaning'], ['プロパティ', '意味']),
    optional: say('optional', '省略可'),
    colon,
    /** An error's class, or nothing, and when it is thrown. In Japanese, a list of properties or codes follows as it is. */
    thrownWhen: (thrown: string, when: string) =>
      `${thrown}${lang === 'ja' && thrown !== '' && !/^[`<]/.test(when) ? colon : ' '}${when}`.trim(),
    labels: {
      '@throws': say('Throws', 'スローされるエラー'),
      '@default': say('Default', '既定値'),
      '@returns': say('Returns', '戻り値'),
    } as Readonly<Record<string, string>>,
  }
}
