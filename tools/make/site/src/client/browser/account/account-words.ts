import { isJapanese } from '../words/is-japanese.ts'
import type { EffectName } from './effects.ts'
import type { LogKind } from './log-entry.ts'

/** Texts of the parts of an account. */
export const accountWords = {
  title: isJapanese ? 'アカウント' : 'Account',
  clock: isJapanese ? '時計' : 'Clock',
  inJapan: (time: string) => (isJapanese ? `日本時間 ${time}` : `${time} in Japan`),
  minute: isJapanese ? '+1分' : '+1 min',
  fiveMinutes: isJapanese ? '+5分' : '+5 min',
  hour: isJapanese ? '+1時間' : '+1 h',
  day: isJapanese ? '+1日' : '+1 day',
  balance: isJapanese ? '残高' : 'Balance',
  servers: isJapanese ? 'サーバー' : 'Servers',
  noServer: isJapanese ? 'サーバーはありません。' : 'No server.',
  months: (count: number) => (isJapanese ? `${count}か月` : `${count} months`),
  since: (time: string) => (isJapanese ? `${time} から` : `since ${time}`),
  ends: (day: string) => (isJapanese ? `利用期限 ${day}` : `ends ${day}`),
  requests: isJapanese ? 'リクエスト' : 'Requests',
  noRequest: isJapanese ? 'リクエストはまだありません。' : 'No requests yet.',
  nothingFits: isJapanese ? '条件に合うものはありません。' : 'Nothing fits this filter.',
  count: (requests: number, errors: number) =>
    isJapanese
      ? `リクエスト${requests}件、エラー${errors}件`
      : `${toCount(requests, 'request')}, ${toCount(errors, 'error')}`,
  filter: isJapanese
    ? '絞り込み：パス、オペレーション、ステータス、コード、API キー'
    : 'Filter: path, operation, status, code, key',
  show: isJapanese ? '表示' : 'Show',
  kinds: {
    all: isJapanese ? 'すべて' : 'Everything',
    requests: isJapanese ? 'リクエストのみ' : 'Requests only',
    writes: isJapanese ? '書き込みのみ' : 'Writes only',
    errors: isJapanese ? 'エラーのみ' : 'Errors only',
    faults: isJapanese ? '障害のあるもの' : 'With a fault',
    transitions: isJapanese ? '状態の変化のみ' : 'Changes of state only',
  } satisfies Readonly<Record<LogKind, string>>,
  transition: (machine: string, target: string, change: string) =>
    isJapanese ? `${target} の ${machine}：${change}` : `${machine} of ${target}: ${change}`,
  more: isJapanese ? 'さらに表示' : 'Show more',
  clear: isJapanese ? '消去' : 'Clear',
  operation: isJapanese ? 'オペレーション' : 'Operation',
  noOperation: isJapanese ? '該当なし' : 'none has this path and method',
  path: isJapanese ? 'パス' : 'Path',
  time: isJapanese ? '時刻' : 'Time',
  says: isJapanese ? 'メッセージ' : 'Message',
  response: isJapanese ? 'レスポンス' : 'Response',
  noResponse: isJapanese ? 'レスポンスなし' : 'no response',
  key: isJapanese ? 'API キー' : 'Key',
  noKey: isJapanese ? 'このアカウントの API キーではありません' : 'none of this account',
  rateLimit: isJapanese ? 'レート制限' : 'Rate limit',
  leftOf: (left: number, limit: number, group: string) =>
    isJapanese
      ? `この1分間の残り：${left}/${limit}（${group}）`
      : `${left} of ${limit} left in this minute (${group})`,
  fault: isJapanese ? '障害' : 'Fault',
  injected: isJapanese ? 'サンドボックスが起こしたもの' : 'injected by this sandbox',
  late: isJapanese ? '実行' : 'Executed',
  executedLate: isJapanese
    ? '遅れて実行（送信元には先に別のレスポンスが返されています）'
    : 'late: its sender had got another response before',
  changes: isJapanese ? '変わった内容' : 'What it changed',
  created: isJapanese ? '作成' : 'created',
  changed: isJapanese ? '変更' : 'changed',
  deleted: isJapanese ? '削除' : 'deleted',
  requestBody: isJapanese ? 'リクエストボディ' : 'Request body',
  responseBody: isJapanese ? 'レスポンスボディ' : 'Response body',
  noBody: isJapanese ? 'ボディはありません。' : 'No body.',
  headers: isJapanese ? 'ヘッダー' : 'Headers',
  copyAsCurl: isJapanese ? 'curl としてコピー' : 'Copy as curl',
  faults: isJapanese ? '障害' : 'Faults',
  noFault: isJapanese ? '待機中の障害はありません。' : 'No fault is waiting.',
  newFault: isJapanese ? '新しい障害' : 'Add a fault',
  effect: isJapanese ? '起こす障害' : 'Effect',
  effects: {
    outage: isJapanese ? 'API のエラー' : 'An error of the API',
    tooMany: isJapanese ? '429（Retry-After 付き）' : '429 with Retry-After',
    slow: isJapanese ? '遅いレスポンス' : 'A slow response',
    notExecuted: isJapanese ? '切断（実行されない）' : 'Connection lost, not executed',
    executed: isJapanese ? '切断（実行される）' : 'Connection lost, but executed',
    late: isJapanese ? '504、後で実行される' : '504, and executed later',
    stall: isJapanese ? 'ボディの途中で止まる' : 'The body stalls',
    truncate: isJapanese ? 'ボディが途中で切れる' : 'The body is cut off',
    html: isJapanese ? 'HTML のページ' : 'A page of HTML',
  } satisfies Readonly<Record<EffectName, string>>,
  fields: {
    status: isJapanese ? 'ステータス' : 'Status',
    code: isJapanese ? 'コード' : 'Code',
    seconds: isJapanese ? 'Retry-After（秒）' : 'Retry-After in seconds',
    ms: isJapanese ? 'ミリ秒' : 'Milliseconds',
    times: isJapanese ? '回数' : 'Times',
    nth: isJapanese ? '何回目から' : 'From the nth',
    probability: isJapanese ? '確率' : 'Probability',
  },
  target: isJapanese ? 'オペレーションまたはパス' : 'Operation or path',
  anyRequest: isJapanese ? 'すべて、または orderVps など' : 'any request, or orderVps',
  howOften: isJapanese ? '頻度' : 'How often',
  inject: isJapanese ? '障害を追加' : 'Add the fault',
  remove: isJapanese ? '取り消す' : 'Remove',
  removeAll: isJapanese ? 'すべて取り消す' : 'Remove all',
  happened: (times: number, left: number | null) =>
    isJapanese
      ? `発生${times}回 · ${left === null ? '無制限' : left === 0 ? '終了' : `残り${left}回`}`
      : `happened ${times} × · ${left === null ? 'without end' : left === 0 ? 'used up' : `${left} left`}`,
}

function toCount(count: number, name: string): string {
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
