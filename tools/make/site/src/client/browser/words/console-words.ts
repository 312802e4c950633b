import type { ConsoleField, ConsoleParameter, Effect } from '../../../console/console-operation.ts'
import { isJapanese } from './is-japanese.ts'

type About = ConsoleField['kind'] | ConsoleParameter['in']

const sentences: Readonly<Record<Effect, string>> = {
  'erases data': 'データは消去され、元に戻せません。',
  'costs money': '料金が発生します。',
}

const effects: Readonly<Record<Effect, string>> = {
  'erases data': isJapanese ? 'データを消去' : 'erases data',
  'costs money': isJapanese ? '料金が発生' : 'costs money',
}

/** Texts of the console. */
export const consoleWords = {
  request: isJapanese ? 'リクエスト' : 'Request',
  operation: isJapanese ? 'オペレーション' : 'Operation',
  operations: isJapanese ? 'オペレーション' : 'Operations',
  reference: isJapanese ? 'リファレンス' : 'Reference',
  whatItDoes: isJapanese ? '説明' : 'What it does',
  find: isJapanese ? 'パスまたは名前で検索' : 'Find an operation by its path or name',
  findExamples: isJapanese ? 'dns、power/stop、orderVps など' : 'dns, power/stop, orderVps …',
  found: (count: number) => (isJapanese ? `${count}件` : `${count} found`),
  effects,
  send: isJapanese ? '送信' : 'Send',
  share: isJapanese ? '共有' : 'Share',
  leftOut: isJapanese
    ? 'ヘッダー、秘密情報、このオペレーションにないフィールドは含まれません。'
    : 'Headers, secrets and properties that the operation does not have are not in it.',
  sendDespite: (effect: Effect) => (isJapanese ? `送信（${effects[effect]}）` : `Send: ${effects[effect]}`),
  confirm: (request: string, effect: Effect) =>
    isJapanese
      ? `${request}\n${sentences[effect]}サンドボックスに送信しますか？`
      : `${request} ${effect}. Send it to the sandbox?`,
  about: {
    text: isJapanese ? '文字列' : 'text',
    number: isJapanese ? '数値' : 'number',
    boolean: isJapanese ? '真偽値' : 'boolean',
    object: isJapanese ? 'オブジェクト' : 'object',
    list: isJapanese ? '配列' : 'list',
    json: isJapanese ? 'JSON' : 'json',
    path: isJapanese ? 'パス' : 'path',
    query: isJapanese ? 'クエリ' : 'query',
    header: isJapanese ? 'ヘッダー' : 'header',
  } satisfies Readonly<Record<About, string>>,
  optional: (about: string) => (isJapanese ? `${about}、省略可` : `${about}, optional`),
  moreOptional: (count: number) => (isJapanese ? `ほか${count}件（省略可）` : `${count} more, optional`),
  notSent: isJapanese ? '送信しない' : 'not sent',
  add: isJapanese ? '追加' : 'Add',
  remove: (name: string, position: number) =>
    isJapanese ? `${name} の${position}番目を削除` : `Remove ${name} ${position}`,
  offered: (name: string) => (isJapanese ? `サンドボックスにある ${name}` : `${name} in the sandbox`),
  noObject: isJapanese ? 'ボディが JSON のオブジェクトではありません。' : 'The body is no JSON object.',
  noJson: (reason: string) =>
    isJapanese ? `ボディが JSON ではありません：${reason}` : `The body is no JSON: ${reason}`,
  body: isJapanese ? 'ボディ（JSON）' : 'Body, JSON',
  code: isJapanese ? 'コード' : 'Code',
  callIn: (language: string) => (isJapanese ? `${language} での呼び出し` : `The call in ${language}`),
  response: isJapanese ? 'レスポンス' : 'Response',
  headers: isJapanese ? 'ヘッダー' : 'Headers',
  responseHeaders: isJapanese ? 'レスポンスヘッダー' : 'Response headers',
  responseBody: isJapanese ? 'レスポンスボディ' : 'Response body',
  took: (status: string, milliseconds: number) =>
    isJapanese ? `${status}（${milliseconds}ミリ秒）` : `${status} in ${milliseconds} ms`,
  join: (request: string, note: string) => (isJapanese ? `${request} ${note}` : `${request}. ${note}`),
  nothingSent: isJapanese ? 'まだ何も送信していません。' : 'Nothing has been sent yet.',
  sending: isJapanese ? '送信中…' : 'Sending …',
  newWorld: (world: string) =>
    isJapanese
      ? `次のリクエストから新しいアカウント（${world}）になります。`
      : `The next request begins a new account: ${world}.`,
  prepared: (requests: string) =>
    isJapanese
      ? `必要なものを用意するため、先に送信したリクエスト：${requests}`
      : `Sent before it, for what it needs: ${requests}.`,
  renewed: (note: string) =>
    isJapanese
      ? `必要なものがなくなっていたため、新しいアカウントに送信しました。${note}`
      : `This is a new account, because the old one lacked what this needs. ${note}`.trim(),
  noAddress: (address: string) =>
    isJapanese
      ? `${address} はアドレスではありません。サンドボックスのアドレスは http://127.0.0.1:4010 のような形です。`
      : `${address} is no address. A sandbox has one such as http://127.0.0.1:4010.`,
  noResponse: (address: string, reason: string) =>
    isJapanese
      ? `${address} からレスポンスがありません（${reason}）。サンドボックスが起動しているか確認してください。npx @hostwright/sandbox で起動できます。`
      : `No response from ${address} (${reason}). Is the sandbox running? npx @hostwright/sandbox starts it.`,
  passMinute: isJapanese ? '1分進める' : 'Let a minute pass',
  minutePassed: isJapanese ? 'サンドボックスの時計を1分進めました' : 'A minute has passed in the sandbox',
  account: isJapanese ? 'アカウント' : 'Account',
  sent: isJapanese ? 'このタブで送信したもの' : 'Sent in this tab',
  sandbox: isJapanese ? 'サンドボックス' : 'Sandbox',
  sendTo: isJapanese ? '送信先' : 'Send to',
  places: {
    page: isJapanese ? 'このページ内のサンドボックス' : 'the sandbox in this page',
    port: isJapanese ? 'このマシンのポートで動くサンドボックス' : 'a sandbox on a port of this machine',
  },
  start: {
    before: isJapanese ? '起動するコマンド：' : 'Start one with',
    after: isJapanese ? '' : '.',
  },
  address: isJapanese ? 'サンドボックスのアドレス' : 'Address of the sandbox',
  apiKey: isJapanese ? 'API キー' : 'API key',
  token: isJapanese
    ? 'トークン（ディスクから開いたページで使います。サンドボックスの起動時に表示されます）'
    : 'Token for pages from a disk, as the sandbox prints it',
}
