import { fixedPages } from '../shell/fixed-pages.ts'
import type { Language } from '../shell/navigation.ts'
import { sayIn } from '../shell/say-in.ts'

/** Texts of the reference that are not in the description, in the language of the page. */
export type Words = ReturnType<typeof createWords>

const notices = {
  en: {
    erases: 'This erases data **for good**, always or as its properties say: no operation brings it back.',
    spends:
      'Unless `dry_run` is true, this spends yen of the prepaid balance at once: no operation refunds it.',
  },
  ja: {
    erases:
      'この操作は、常に、または指定したフィールドに応じて、データを**完全に消去**します。元に戻すオペレーションはありません。',
    spends:
      '`dry_run` が `true` でない限り、料金がプリペイド残高からただちに支払われます。返金するオペレーションはありません。',
  },
}

export function createWords(lang: Language) {
  const say = sayIn(lang)
  const count = (unit: string, japaneseUnit: string) => (least?: number, most?: number) =>
    toRange(lang, say(unit, japaneseUnit), least, most)
  return {
    lang,
    scope: (scope: string) => say(`scope \`${scope}\``, `権限 \`${scope}\``),
    permission: (service: string, category = say('new orders', '新規注文')) =>
      say(`permission \`${service}\`, ${category}`, `\`${service}\` の${withSpace(category)}`),
    /** Texts about repeating a request, by the values of `x-retry`. */
    repeat: {
      idempotent: say('repeat: safe', '再送可'),
      'idempotency-key': say(
        'repeat: with the same `Idempotency-Key`',
        '同じ `Idempotency-Key` に限り再送可',
      ),
      never: say('repeat: look first', '再送前に結果を確認'),
    },
    tryIt: say('try it', 'コンソールで試す'),
    erases: say('erases data', 'データ消去'),
    /** Notices above the description of an operation. */
    notices: notices[lang],
    /** Marks of statements that are not documented; the index explains them. */
    marks: say(['(inferred)', '(public reference)'], ['（推定）', '（公開資料）']),
    marksLink: `${fixedPages.reference[lang].path}#where-statements-come-from`,
    /** Badges by the values of `x-provenance`. Documented statements have none. */
    provenance: { 'public-reference': say('unconfirmed', '公開資料'), inferred: say('inferred', '推定') },
    required: say('required', '必須'),
    deprecated: say('deprecated', '非推奨'),
    parameters: say('Parameters', 'パラメーター'),
    /** Headings of the parameters by their place in the request. */
    places: { path: say('path', 'パス'), query: say('query', 'クエリ'), header: say('header', 'ヘッダー') },
    body: say('Body', 'ボディ'),
    /** Title above an example of a request body. */
    requestBody: say('Request body', 'リクエストボディ'),
    responses: say('Responses', 'レスポンス'),
    /** Title above an example of a response. */
    response: say('Response', 'レスポンス'),
    language: say('Language of the samples', 'サンプルの言語'),
    operations: say('Operations', 'オペレーション'),
    oneOf: say('one of', '次のいずれか'),
    values: say('Values', '値'),
    moreValues: say('Values known so far; there may be more', '既知の値（今後増えることがあります）'),
    properties: (count: number) => say(toCount(count, 'property', 'properties'), `フィールド${count}個`),
    always: (value: string) => say(`always ${value}`, `常に ${value}`),
    byDefault: (value: string) => say(`${value} by default`, `既定値 ${value}`),
    pattern: (pattern: string) => say(`matches ${pattern}`, `形式 ${pattern}`),
    range: count('', ''),
    length: count(' characters', '文字'),
    items: count(' items', '件'),
    summary: (group: string, about: string, count: number) =>
      say(
        `${group}: ${about} ${toCount(count, 'operation', 'operations')} with parameters, responses, errors and samples.`,
        `${group}（${about}）：全${count}オペレーションのパラメーター、レスポンス、エラー、サンプルコード`,
      ),
  }
}

/** Adds the space that separates Japanese from Latin letters. */
function withSpace(text: string): string {
  return /^[A-Za-z]/.test(text) ? ` ${text}` : text
}

function toCount(count: number, one: string, several: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${several}`
}

function toRange(lang: Language, unit: string, least?: number, most?: number): string | undefined {
  if (least === undefined && most === undefined) return undefined
  if (least === most) return `${least}${unit}`
  if (lang === 'ja') {
    if (most === undefined) return `${least}${unit}以上`
    return least === undefined ? `${most}${unit}以下` : `${least}～${most}${unit}`
  }
  if (most === undefined) return `at least ${least}${unit}`
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`
}
