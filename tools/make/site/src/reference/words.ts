/** Texts of the reference that are not in the description, in the language of the page. */
export interface Words {
  readonly scope: (scope: string) => string
  readonly permission: (service: string, category: string | undefined) => string
  /** Texts about repeating a request, by the values of `x-retry`. */
  readonly repeat: Readonly<Record<'idempotent' | 'idempotency-key' | 'never', string>>
  readonly tryIt: string
  /** Path of the console. */
  readonly console: string
  readonly erases: string
  /** Notices above the description of an operation. */
  readonly notices: Readonly<Record<'erases' | 'spends', string>>
  readonly lang: 'en' | 'ja'
  /** Marks of statements that are not documented, and the place that explains them. */
  readonly sources: { readonly marks: readonly string[]; readonly link: string }
  /** Badges by the values of `x-provenance`. Documented statements have none. */
  readonly provenance: Readonly<Record<'public-reference' | 'inferred', string>>
  readonly required: string
  readonly deprecated: string
  readonly parameters: string
  /** Headings of the parameters by their place in the request. */
  readonly places: Readonly<Record<'path' | 'query' | 'header', string>>
  readonly body: string
  /** Title above an example of a request body. */
  readonly requestBody: string
  readonly responses: string
  /** Title above an example of a response. */
  readonly response: string
  readonly language: string
  /** Note above code whose lines are wider than the page. */
  readonly operations: string
  readonly oneOf: string
  readonly values: string
  readonly moreValues: string
  readonly properties: (count: number) => string
  readonly always: (value: string) => string
  readonly byDefault: (value: string) => string
  readonly pattern: (pattern: string) => string
  readonly range: (least?: number, most?: number) => string | undefined
  readonly length: (least?: number, most?: number) => string | undefined
  readonly items: (least?: number, most?: number) => string | undefined
  readonly summary: (group: string, about: string, count: number) => string
}

export const english: Words = {
  scope: (scope) => `scope \`${scope}\``,
  permission: (service, category = 'new orders') => `permission \`${service}\`, ${category}`,
  repeat: {
    idempotent: 'repeat: safe',
    'idempotency-key': 'repeat: with the same `Idempotency-Key`',
    never: 'repeat: look first',
  },
  tryIt: 'try it',
  console: 'console.html',
  erases: 'erases data',
  notices: {
    erases: 'This erases data **for good**, always or as its properties say: no operation brings it back.',
    spends:
      'Unless `dry_run` is true, this spends yen of the prepaid balance at once: no operation refunds it.',
  },
  lang: 'en',
  sources: {
    marks: ['(inferred)', '(public reference)'],
    link: 'reference.html#where-statements-come-from',
  },
  provenance: { 'public-reference': 'unconfirmed', inferred: 'inferred' },
  required: 'required',
  deprecated: 'deprecated',
  parameters: 'Parameters',
  places: { path: 'path', query: 'query', header: 'header' },
  body: 'Body',
  requestBody: 'Request body',
  responses: 'Responses',
  response: 'Response',
  language: 'Language of the samples',
  operations: 'Operations',
  oneOf: 'one of',
  values: 'Values',
  moreValues: 'Values known so far; there may be more',
  properties: (count) => (count === 1 ? '1 property' : `${count} properties`),
  always: (value) => `always ${value}`,
  byDefault: (value) => `${value} by default`,
  pattern: (pattern) => `matches ${pattern}`,
  range: (least, most) => countEnglish(least, most, ''),
  length: (least, most) => countEnglish(least, most, ' characters'),
  items: (least, most) => countEnglish(least, most, ' items'),
  summary: (group, about, count) =>
    `${group}: ${about} ${count === 1 ? '1 operation' : `${count} operations`} with parameters, responses, errors and samples.`,
}

export const japanese: Words = {
  scope: (scope) => `権限 \`${scope}\``,
  permission: (service, category = '新規注文') => `\`${service}\` の${withSpace(category)}`,
  repeat: {
    idempotent: '再送可',
    'idempotency-key': '同じ `Idempotency-Key` に限り再送可',
    never: '再送前に結果を確認',
  },
  tryIt: 'コンソールで試す',
  console: 'console.ja.html',
  erases: 'データ消去',
  notices: {
    erases:
      'この操作は、常に、または指定したフィールドに応じて、データを**完全に消去**します。元に戻すオペレーションはありません。',
    spends:
      '`dry_run` が `true` でない限り、料金がプリペイド残高からただちに支払われます。返金するオペレーションはありません。',
  },
  lang: 'ja',
  sources: { marks: ['（推定）', '（公開資料）'], link: 'reference.ja.html#where-statements-come-from' },
  provenance: { 'public-reference': '公開資料', inferred: '推定' },
  required: '必須',
  deprecated: '非推奨',
  parameters: 'パラメーター',
  places: { path: 'パス', query: 'クエリ', header: 'ヘッダー' },
  body: 'ボディ',
  requestBody: 'リクエストボディ',
  responses: 'レスポンス',
  response: 'レスポンス',
  language: 'サンプルの言語',
  operations: 'オペレーション',
  oneOf: '次のいずれか',
  values: '値',
  moreValues: '既知の値（今後増えることがあります）',
  properties: (count) => `フィールド${count}個`,
  always: (value) => `常に ${value}`,
  byDefault: (value) => `既定値 ${value}`,
  pattern: (pattern) => `形式 ${pattern}`,
  range: (least, most) => countJapanese(least, most, ''),
  length: (least, most) => countJapanese(least, most, '文字'),
  items: (least, most) => countJapanese(least, most, '件'),
  summary: (group, about, count) =>
    `${group}（${about}）：全${count}オペレーションのパラメーター、レスポンス、エラー、サンプルコード`,
}

/** Adds the space that separates Japanese from Latin letters. */
function withSpace(text: string): string {
  return /^[A-Za-z]/.test(text) ? ` ${text}` : text
}

function countEnglish(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (least === undefined && most === undefined) return undefined
  if (least === most) return `${least}${unit}`
  if (most === undefined) return `at least ${least}${unit}`
  return least === undefined ? `at most ${most}${unit}` : `${least} to ${most}${unit}`
}

function countJapanese(
  least: number | undefined,
  most: number | undefined,
  unit: string,
): string | undefined {
  if (least === undefined && most === undefined) return undefined
  if (least === most) return `${least}${unit}`
  if (most === undefined) return `${least}${unit}以上`
  return least === undefined ? `${most}${unit}以下` : `${least}～${most}${unit}`
}
