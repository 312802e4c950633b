/** What the reference says of an operation besides its description, in the language of the page. */
export interface Words {
  readonly scope: (scope: string) => string
  readonly permission: (service: string, category: string | undefined) => string
  /** By the values of `x-retry`. */
  readonly repeat: Readonly<Record<'idempotent' | 'idempotency-key' | 'never', string>>
  readonly tryIt: string
  readonly erases: string
  readonly unconfirmed: string
  readonly inferred: string
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
  erases: 'erases',
  unconfirmed: 'unconfirmed',
  inferred: 'inferred',
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
  erases: 'データ消去',
  unconfirmed: '未確認',
  inferred: '推定',
}

/** A space stands between Japanese and Latin letters. */
function withSpace(text: string): string {
  return /^[A-Za-z]/.test(text) ? ` ${text}` : text
}
