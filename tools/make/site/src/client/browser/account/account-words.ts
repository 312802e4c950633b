import type { EffectName } from './effects.ts'
import type { LogKind } from './log-entry.ts'

/** Texts of the parts of an account, in the language of the page. */
export interface AccountWords {
  readonly title: string
  readonly clock: string
  readonly inJapan: (time: string) => string
  readonly minute: string
  readonly fiveMinutes: string
  readonly hour: string
  readonly day: string
  readonly balance: string
  readonly servers: string
  readonly noServer: string
  readonly requests: string
  readonly noRequest: string
  readonly nothingFits: string
  readonly count: (requests: number, errors: number) => string
  readonly filter: string
  readonly show: string
  readonly kinds: Readonly<Record<LogKind, string>>
  readonly more: string
  readonly clear: string
  readonly operation: string
  readonly noOperation: string
  readonly path: string
  readonly time: string
  readonly says: string
  readonly response: string
  readonly noResponse: string
  readonly key: string
  readonly noKey: string
  readonly rateLimit: string
  readonly leftOf: (left: number, limit: number, group: string) => string
  readonly fault: string
  readonly injected: string
  readonly late: string
  readonly executedLate: string
  readonly requestBody: string
  readonly responseBody: string
  readonly noBody: string
  readonly headers: string
  readonly copyAsCurl: string
  readonly faults: string
  readonly noFault: string
  readonly newFault: string
  readonly effect: string
  readonly effects: Readonly<Record<EffectName, string>>
  readonly fields: Readonly<
    Record<'status' | 'code' | 'seconds' | 'ms' | 'times' | 'nth' | 'probability', string>
  >
  readonly target: string
  readonly anyRequest: string
  readonly howOften: string
  readonly inject: string
  readonly remove: string
  readonly removeAll: string
  readonly happened: (times: number, left: number | null) => string
}

const english: AccountWords = {
  title: 'Account',
  clock: 'Clock',
  inJapan: (time) => `${time} in Japan`,
  minute: '+1 min',
  fiveMinutes: '+5 min',
  hour: '+1 h',
  day: '+1 day',
  balance: 'Balance',
  servers: 'Servers',
  noServer: 'No server.',
  requests: 'Requests',
  noRequest: 'No requests yet.',
  nothingFits: 'Nothing fits this filter.',
  count: (requests, errors) => `${toCount(requests, 'request')}, ${toCount(errors, 'error')}`,
  filter: 'Filter: path, operation, status, code, key',
  show: 'Show',
  kinds: {
    all: 'Everything',
    requests: 'Requests only',
    writes: 'Writes only',
    errors: 'Errors only',
    faults: 'With a fault',
    transitions: 'Changes of state only',
  },
  more: 'Show more',
  clear: 'Clear',
  operation: 'Operation',
  noOperation: 'none has this path and method',
  path: 'Path',
  time: 'Time',
  says: 'Message',
  response: 'Response',
  noResponse: 'no response',
  key: 'Key',
  noKey: 'none of this account',
  rateLimit: 'Rate limit',
  leftOf: (left, limit, group) => `${left} of ${limit} left in this minute (${group})`,
  fault: 'Fault',
  injected: 'injected by this sandbox',
  late: 'Executed',
  executedLate: 'late: its sender had got another response before',
  requestBody: 'Request body',
  responseBody: 'Response body',
  noBody: 'No body.',
  headers: 'Headers',
  copyAsCurl: 'Copy as curl',
  faults: 'Faults',
  noFault: 'No fault is waiting.',
  newFault: 'Add a fault',
  effect: 'Effect',
  effects: {
    outage: 'An error of the API',
    tooMany: '429 with Retry-After',
    slow: 'A slow response',
    notExecuted: 'Connection lost, not executed',
    executed: 'Connection lost, but executed',
    late: '504, and executed later',
    stall: 'The body stalls',
    truncate: 'The body is cut off',
    html: 'A page of HTML',
  },
  fields: {
    status: 'Status',
    code: 'Code',
    seconds: 'Retry-After in seconds',
    ms: 'Milliseconds',
    times: 'Times',
    nth: 'From the nth',
    probability: 'Probability',
  },
  target: 'Operation or path',
  anyRequest: 'any request, or orderVps',
  howOften: 'How often',
  inject: 'Add the fault',
  remove: 'Remove',
  removeAll: 'Remove all',
  happened: (times, left) =>
    `happened ${times} × · ${left === null ? 'without end' : left === 0 ? 'used up' : `${left} left`}`,
}

function toCount(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`
}

const japanese: AccountWords = {
  title: 'アカウント',
  clock: '時計',
  inJapan: (time) => `日本時間 ${time}`,
  minute: '+1 分',
  fiveMinutes: '+5 分',
  hour: '+1 時間',
  day: '+1 日',
  balance: '残高',
  servers: 'サーバー',
  noServer: 'サーバーはありません。',
  requests: 'リクエスト',
  noRequest: 'リクエストはまだありません。',
  nothingFits: '条件に合うものはありません。',
  count: (requests, errors) => `リクエスト ${requests} 件、エラー ${errors} 件`,
  filter: '絞り込み: パス、オペレーション、ステータス、コード、キー',
  show: '表示',
  kinds: {
    all: 'すべて',
    requests: 'リクエストのみ',
    writes: '書き込みのみ',
    errors: 'エラーのみ',
    faults: '障害のあるもの',
    transitions: '状態の変化のみ',
  },
  more: 'さらに表示',
  clear: '消去',
  operation: 'オペレーション',
  noOperation: '該当なし',
  path: 'パス',
  time: '時刻',
  says: 'メッセージ',
  response: 'レスポンス',
  noResponse: 'レスポンスなし',
  key: 'キー',
  noKey: 'このアカウントのキーではありません',
  rateLimit: 'レート制限',
  leftOf: (left, limit, group) => `この 1 分間の残り ${left} / ${limit}（${group}）`,
  fault: '障害',
  injected: 'サンドボックスが起こしたもの',
  late: '実行',
  executedLate: '遅れて実行（送信元には先に別のレスポンスが返されています）',
  requestBody: 'リクエストボディ',
  responseBody: 'レスポンスボディ',
  noBody: 'ボディはありません。',
  headers: 'ヘッダー',
  copyAsCurl: 'curl としてコピー',
  faults: '障害',
  noFault: '待機中の障害はありません。',
  newFault: '新しい障害',
  effect: '起こす障害',
  effects: {
    outage: 'API のエラー',
    tooMany: '429（Retry-After 付き）',
    slow: '遅いレスポンス',
    notExecuted: '切断（実行されない）',
    executed: '切断（実行される）',
    late: '504、後で実行される',
    stall: 'ボディの途中で止まる',
    truncate: 'ボディが途中で切れる',
    html: 'HTML のページ',
  },
  fields: {
    status: 'ステータス',
    code: 'コード',
    seconds: 'Retry-After（秒）',
    ms: 'ミリ秒',
    times: '回数',
    nth: '何回目から',
    probability: '確率',
  },
  target: 'オペレーションまたはパス',
  anyRequest: 'すべて、または orderVps など',
  howOften: '頻度',
  inject: '障害を追加',
  remove: '取り消す',
  removeAll: 'すべて取り消す',
  happened: (times, left) =>
    `発生 ${times} 回 · ${left === null ? '無制限' : left === 0 ? '終了' : `残り ${left} 回`}`,
}

export const accountWords: AccountWords = document.documentElement.lang === 'ja' ? japanese : english
