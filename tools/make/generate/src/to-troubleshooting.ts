import type { Description } from './description.ts'

/** Advice for users of the packages, by error code and language. */
export type Advice = Readonly<Record<string, Readonly<Record<Language, string>>>>

type Language = 'en' | 'ja'

const words = {
  en: {
    title: 'Troubleshooting by error code',
    summary: 'Every error code of the API, what happened when it is returned, and what to do about it.',
    place: 'group: Limits and failures\norder: 9.5\n',
    text: 'The code is in `error.code`, and in brackets at the start of the message. [Errors and retries](errors.md) shows how a program branches on it, and [which errors mean that nothing was executed](errors.md#the-classes). Handle a code that is not listed here by its status code.',
    status: 'Status code',
    happened: '**What happened:** ',
    advice: '**What to do:** ',
    end: '.',
  },
  ja: {
    title: 'エラーコード別の対処',
    summary: 'API のすべてのエラーコードについて、返ったときに何が起きているか、どう対処するかを説明します。',
    place: '',
    text: 'コードは `error.code` と、メッセージの先頭の角かっこの中にあります。プログラムでの分岐は[エラーと再試行](errors.md)に、[未実行であることを示すエラー](errors.md#the-classes)も同じページにあります。ここにないコードは、ステータスコードで処理してください。',
    status: 'ステータスコード',
    happened: '**何が起きたか**：',
    advice: '**対処**：',
    end: '。',
  },
} as const

/** Returns the guide of the error codes of a description, which is in the same language. */
export function toTroubleshooting(
  { components }: Description,
  advice: Advice,
  language: Language = 'en',
): string {
  const { title, summary, place, text, status, happened, advice: label, end } = words[language]
  const meanings = Object.entries(components.schemas['ErrorCode']?.['x-enumDescriptions'] ?? {})
  const unknown = Object.keys(advice).find((code) => meanings.every(([known]) => known !== code))
  if (unknown !== undefined)
    throw new Error(`troubleshooting.yaml has ${unknown}, which is no code of the description`)
  let last: string | undefined
  const sections = meanings.map(([code, meaning]) => {
    const [, number, happening] = /^HTTP (\d+)[.：] ?(.+)$/s.exec(meaning)!
    const heading = number === last ? '' : `## ${status} ${number}\n\n`
    last = number
    const action = advice[code]?.[language] ?? `${components.examples[code]!['x-what-to-do']}${end}`
    return `${heading}### ${code}\n\n${happened}${happening}\n\n${label}${action}\n`
  })
  const head = `---\ntitle: ${title}\nsummary: ${summary}\n${place}---\n\n<!-- Generated from the description and troubleshooting.yaml by tools/make/generate. Do not edit. -->`
  return `${head}\n\n# ${title}\n\n${text}\n\n${sections.join('\n')}`
}
