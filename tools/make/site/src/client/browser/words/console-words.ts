import type { ConsoleField, ConsoleParameter } from '../../../console/console-operation.ts'
import type { Effect } from '../console/find-effect.ts'

/** Texts of the console. A text that is missing in a language does not compile. */
export type ConsoleWords = typeof english

type About = ConsoleField['kind'] | ConsoleParameter['in']

const english = {
  request: 'Request',
  operation: 'Operation',
  operations: 'Operations',
  reference: 'Reference',
  whatItDoes: 'What it does',
  find: 'Find an operation by its path or name',
  findExamples: 'dns, power/stop, orderVps …',
  found: (count: number) => `${count} found`,
  effects: { 'erases data': 'erases data', 'costs money': 'costs money' } satisfies Readonly<
    Record<Effect, string>
  >,
  send: 'Send',
  sendDespite: (effect: Effect): string => `Send: ${effect}`,
  confirm: (request: string, effect: Effect): string => `${request} ${effect}. Send it to the sandbox?`,
  about: {
    text: 'text',
    number: 'number',
    boolean: 'boolean',
    object: 'object',
    list: 'list',
    json: 'json',
    path: 'path',
    query: 'query',
    header: 'header',
  } satisfies Readonly<Record<About, string>>,
  optional: (about: string) => `${about}, optional`,
  moreOptional: (count: number) => `${count} more, optional`,
  notSent: 'not sent',
  add: 'Add',
  remove: (name: string, position: number) => `Remove ${name} ${position}`,
  offered: (name: string) => `${name} in the sandbox`,
  noObject: 'The body is no JSON object.',
  noJson: (reason: string) => `The body is no JSON: ${reason}`,
  body: 'Body, JSON',
  code: 'Code',
  callIn: (language: string) => `The call in ${language}`,
  response: 'Response',
  headers: 'Headers',
  responseHeaders: 'Response headers',
  responseBody: 'Response body',
  took: (status: string, milliseconds: number) => `${status} in ${milliseconds} ms`,
  join: (request: string, note: string) => `${request}. ${note}`,
  nothingSent: 'Nothing has been sent yet.',
  sending: 'Sending …',
  newWorld: (world: string) => `The next request begins a new account: ${world}.`,
  prepared: (requests: string) => `Sent before it, for what it needs: ${requests}.`,
  renewed: (note: string) =>
    `This is a new account, because the old one lacked what this needs. ${note}`.trim(),
  noAddress: (address: string) =>
    `${address} is no address. A sandbox has one such as http://127.0.0.1:4010.`,
  noResponse: (address: string, reason: string) =>
    `No response from ${address} (${reason}). Is the sandbox running? npx @hostwright/sandbox starts it.`,
  passMinute: 'Let a minute pass',
  minutePassed: 'A minute has passed in the sandbox',
  account: 'Account',
  sent: 'Sent in this tab',
  sandbox: 'Sandbox',
  sendTo: 'Send to',
  places: { page: 'the sandbox in this page', port: 'a sandbox on a port of this machine' },
  start: { before: 'Start one with', after: '.' },
  address: 'Address of the sandbox',
  apiKey: 'API key',
  token: 'Token for pages from a disk, as the sandbox prints it',
}

const sentences: Readonly<Record<Effect, string>> = {
  'erases data': 'データは消去され、元に戻せません。',
  'costs money': '料金が発生します。',
}

const japanese: ConsoleWords = {
  request: 'リクエスト',
  operation: 'オペレーション',
  operations: 'オペレーション',
  reference: 'リファレンス',
  whatItDoes: '説明',
  find: 'パスまたは名前で検索',
  findExamples: 'dns、power/stop、orderVps など',
  found: (count) => `${count}件`,
  effects: { 'erases data': 'データを消去', 'costs money': '料金が発生' },
  send: '送信',
  sendDespite: (effect) => `送信（${japanese.effects[effect]}）`,
  confirm: (request, effect) => `${request}\n${sentences[effect]}サンドボックスに送信しますか？`,
  about: {
    text: '文字列',
    number: '数値',
    boolean: '真偽値',
    object: 'オブジェクト',
    list: '配列',
    json: 'JSON',
    path: 'パス',
    query: 'クエリ',
    header: 'ヘッダー',
  },
  optional: (about) => `${about}、省略可`,
  moreOptional: (count) => `ほか${count}件（省略可）`,
  notSent: '送信しない',
  add: '追加',
  remove: (name, position) => `${name} の${position}番目を削除`,
  offered: (name) => `サンドボックスにある ${name}`,
  noObject: 'ボディが JSON のオブジェクトではありません。',
  noJson: (reason) => `ボディが JSON ではありません：${reason}`,
  body: 'ボディ（JSON）',
  code: 'コード',
  callIn: (language) => `${language} での呼び出し`,
  response: 'レスポンス',
  headers: 'ヘッダー',
  responseHeaders: 'レスポンスヘッダー',
  responseBody: 'レスポンスボディ',
  took: (status, milliseconds) => `${status}（${milliseconds}ミリ秒）`,
  join: (request, note) => `${request} ${note}`,
  nothingSent: 'まだ何も送信していません。',
  sending: '送信中…',
  newWorld: (world) => `次のリクエストから新しいアカウント（${world}）になります。`,
  prepared: (requests) => `必要なものを用意するため、先に送信したリクエスト：${requests}`,
  renewed: (note) => `必要なものがなくなっていたため、新しいアカウントに送信しました。${note}`,
  noAddress: (address) =>
    `${address} はアドレスではありません。サンドボックスのアドレスは http://127.0.0.1:4010 のような形です。`,
  noResponse: (address, reason) =>
    `${address} からレスポンスがありません（${reason}）。サンドボックスが起動しているか確認してください。npx @hostwright/sandbox で起動できます。`,
  passMinute: '1分進める',
  minutePassed: 'サンドボックスの時計を1分進めました',
  account: 'アカウント',
  sent: 'このタブで送信したもの',
  sandbox: 'サンドボックス',
  sendTo: '送信先',
  places: { page: 'このページ内のサンドボックス', port: 'このマシンのポートで動くサンドボックス' },
  start: { before: '起動するコマンド：', after: '' },
  address: 'サンドボックスのアドレス',
  apiKey: 'API キー',
  token: 'トークン（ディスクから開いたページ用。サンドボックスの起動時に表示されます）',
}

/** In the language of the page. The build replaces the language, and so leaves out the texts of the other. */
export const consoleWords: ConsoleWords = document.documentElement.lang === 'ja' ? japanese : english
