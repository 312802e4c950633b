/** The words of the generated guides that are not in the description, in one language. */
export interface GuideWords {
  readonly orderInputs: {
    readonly head: string
    readonly vps: string
    readonly hosting: string
    readonly sends: (methods: readonly [string, string], operation: string) => string
    readonly columns: readonly string[]
    readonly yes: string
    readonly range: (least: number | undefined, most: number | undefined, isLength: boolean) => string
  }
  readonly desired: {
    readonly head: string
    readonly secret: string
    readonly columns: readonly string[]
    readonly required: string
    readonly list: (items: string) => string
    readonly map: (values: string) => string
    readonly such: (values: string) => string
    readonly or: string
    readonly comma: string
    readonly kinds: Readonly<Record<string, string>>
    readonly value: string
  }
}

const generated = '<!-- Generated from the description by tools/make/generate. Do not edit. -->'

export const english: GuideWords = {
  orderInputs: {
    head: `---
title: The inputs of an order
summary: Every property of an order of a VPS or a hosting server, whether it is required, its default and its limits.
group: Money and disks
order: 3.5
---

${generated}

# The inputs of an order

\`ensure\` and \`quote\` read \`expected_total_price\` from the plans themselves and decide on \`dry_run\`, so a program leaves both out: an order with one of them is rejected. \`quote\` is the dry run. The root password of a VPS and \`agree_to_terms\` belong in the second argument of \`ensure\`, or in that of \`place\`. [Ordering without fear](ordering.md) shows how to order once and to limit the price.
`,
    vps: 'A VPS',
    hosting: 'A hosting server',
    sends: ([first, second], operation) =>
      `${first} and ${second} send these properties in [one request](operation:${operation}).`,
    columns: ['Property', 'Required', 'Default', 'Limits', 'Meaning'],
    yes: 'yes',
    range: (least, most, isLength) => {
      const unit = isLength ? ' characters' : ''
      if (most === undefined) return `from ${least}${unit}`
      return least === undefined ? `up to ${most}${unit}` : `${least} to ${most}${unit}`
    },
  },
  desired: {
    head: `---
title: The format of the file
summary: Every property of the file of an account, from its JSON Schema.
group: Everyday work
order: 8
---

${generated}

# The format of the file
`,
    secret:
      'Where a secret comes from, in place of its value: `{ env: NAME }`, `{ file: path }`, or `{ generate: 24 }` with a number of characters from 9 to 70.',
    columns: ['Property', 'Type', 'Meaning'],
    required: ' (required)',
    list: (items) => `list of ${items}`,
    map: (values) => `map of ${values}`,
    such: (values) => `, such as ${values}`,
    or: ', or ',
    comma: ', ',
    kinds: { boolean: 'true or false', integer: 'whole number', null: 'null', object: 'map', string: 'text' },
    value: 'value',
  },
}

export const japanese: GuideWords = {
  orderInputs: {
    head: `---
title: 注文の入力項目
summary: VPS と共用サーバーの注文に使うすべてのプロパティの、必須かどうか、既定値、制限を一覧にしています。
---

${generated}

# 注文の入力項目

\`ensure\` と \`quote\` は、\`expected_total_price\` をプランから自分で取得し、\`dry_run\` も自分で決めるため、プログラムではどちらも指定しません。指定した注文は拒否されます。試すだけの注文は \`quote\` です。VPS の root パスワードと \`agree_to_terms\` は、\`ensure\` の2つ目の引数、または \`place\` の2つ目の引数に指定します。1回だけ注文する方法と料金の上限は、[二重注文を防ぐ注文方法](ordering.md)を参照してください。
`,
    vps: 'VPS',
    hosting: '共用サーバー',
    sends: ([first, second], operation) =>
      `${first} と ${second} は、次のプロパティを[1つのリクエスト](operation:${operation})で送信します。`,
    columns: ['プロパティ', '必須', '既定値', '制限', '意味'],
    yes: '必須',
    range: (least, most, isLength) => {
      const unit = isLength ? '文字' : ''
      if (most === undefined) return `${least}${unit}以上`
      return least === undefined ? `${most}${unit}以下` : `${least}～${most}${unit}`
    },
  },
  desired: {
    head: `---
title: アカウントファイルの形式
summary: アカウントのあるべき状態を書くファイルのすべてのプロパティを、JSON Schema から一覧にしています。
---

${generated}

# アカウントファイルの形式
`,
    secret:
      '秘密情報の値の代わりに書く取得元です。`{ env: NAME }`、`{ file: path }`、または9～70文字の文字数を指定した `{ generate: 24 }` を書きます。',
    columns: ['プロパティ', '型', '意味'],
    required: '（必須）',
    list: (items) => `${withSpace(items)}の配列`,
    map: (values) => `${withSpace(values)}のマップ`,
    such: (values) => `（${values} など）`,
    or: ' または ',
    comma: '、',
    kinds: { boolean: '真偽値', integer: '整数', null: 'null', object: 'マップ', string: '文字列' },
    value: '値',
  },
}

/** Adds the space that separates code, links and Latin letters from Japanese. */
function withSpace(text: string): string {
  return /[\p{Script=Han}\p{Script=Katakana}ー）]$/u.test(text) ? text : `${text} `
}
