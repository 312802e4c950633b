/** What an editor of a program, and the account beside it, say in the language of the page. */
export interface RunWords {
  readonly run: string
  readonly stop: string
  readonly world: string
  readonly worlds: Readonly<Record<WorldName, string>>
  readonly keep: string
  readonly undo: string
  readonly share: string
  readonly program: string
  readonly output: string
  readonly sandbox: string
  readonly details: string
  readonly line: (line: number) => string
  readonly running: string
  readonly ended: (took: string) => string
  readonly failed: (took: string) => string
  readonly stopped: string
  readonly account: AccountWords
}

export interface AccountWords {
  readonly title: string
  readonly clock: string
  readonly inJapan: (time: string) => string
  readonly minute: string
  readonly hour: string
  readonly day: string
  readonly balance: string
  readonly servers: string
  readonly noServer: string
  readonly requests: string
  readonly noRequest: string
  readonly noResponse: string
  readonly left: (count: number) => string
  readonly leftInMinute: (count: number) => string
  readonly faults: string
  readonly noFault: string
  readonly whatGoesWrong: string
  readonly operation: string
  readonly anyRequest: string
  readonly inject: string
  readonly clear: string
  readonly faultTitles: Readonly<Record<FaultName, string>>
}

/** What an account can begin with, as `createSandbox` takes it. */
export type WorldName = 'small' | 'fleet-20' | 'agency-50' | 'short-of-money' | 'empty'

/** What can go wrong with a request. */
export type FaultName = 'outage' | 'tooMany' | 'notExecuted' | 'executed' | 'late' | 'html'

const english: RunWords = {
  run: 'Run',
  stop: 'Stop',
  world: 'World: what the account has',
  worlds: {
    small: 'small: a VPS and a hosting server',
    'fleet-20': 'fleet-20: 20 VPSs in all states',
    'agency-50': 'agency-50: 50 sites on 4 servers',
    'short-of-money': 'short-of-money: 20,000 yen',
    empty: 'empty: no server',
  },
  keep: 'keep the account',
  undo: 'Undo',
  share: 'Share',
  program: 'Program. Ctrl+Enter runs it.',
  output: 'Output of the program',
  sandbox: 'Sandbox',
  details: 'Details',
  line: (line) => `Line ${line}`,
  running: 'Running …',
  ended: (took) => `Ended after ${took}.`,
  failed: (took) => `Failed after ${took}.`,
  stopped: 'Stopped. Its account is gone with it.',
  account: {
    title: 'Account',
    clock: 'Clock',
    inJapan: (time) => `${time} in Japan`,
    minute: '+1 minute',
    hour: '+1 hour',
    day: '+1 day',
    balance: 'Balance',
    servers: 'Servers',
    noServer: 'No server.',
    requests: 'Requests',
    noRequest: 'None yet.',
    noResponse: 'no response',
    left: (count) => `${count} left`,
    leftInMinute: (count) => `${count} left in this minute`,
    faults: 'Faults',
    noFault: 'No fault is waiting.',
    whatGoesWrong: 'What goes wrong',
    operation: 'Operation, or any request',
    anyRequest: 'any request, or orderVps …',
    inject: 'Inject',
    clear: 'Clear',
    faultTitles: {
      outage: 'outage: 503',
      tooMany: 'too many requests: 429, retry after 7 s',
      notExecuted: 'connection lost, not executed',
      executed: 'connection lost, but executed',
      late: 'gateway gives up: 504, executed later',
      html: 'a page of HTML with status 200',
    },
  },
}

const japanese: RunWords = {
  run: '実行',
  stop: '停止',
  world: 'アカウントの初期状態',
  worlds: {
    small: 'small: VPS とホスティングサーバー各 1 台',
    'fleet-20': 'fleet-20: さまざまな状態の VPS 20 台',
    'agency-50': 'agency-50: サーバー 4 台に 50 サイト',
    'short-of-money': 'short-of-money: 残高 20,000 円',
    empty: 'empty: サーバーなし',
  },
  keep: 'アカウントを引き継ぐ',
  undo: '元に戻す',
  share: '共有',
  program: 'プログラム。Ctrl+Enter で実行します。',
  output: 'プログラムの出力',
  sandbox: 'サンドボックス',
  details: '詳細',
  line: (line) => `${line} 行目`,
  running: '実行中…',
  ended: (took) => `終了しました（${took}）。`,
  failed: (took) => `失敗しました（${took}）。`,
  stopped: '停止しました。アカウントも破棄されました。',
  account: {
    title: 'アカウント',
    clock: '時計',
    inJapan: (time) => `日本時間 ${time}`,
    minute: '+1 分',
    hour: '+1 時間',
    day: '+1 日',
    balance: '残高',
    servers: 'サーバー',
    noServer: 'サーバーはありません。',
    requests: 'リクエスト',
    noRequest: 'まだありません。',
    noResponse: 'レスポンスなし',
    left: (count) => `残り ${count}`,
    leftInMinute: (count) => `この 1 分間の残り ${count} 回`,
    faults: '障害',
    noFault: '待機中の障害はありません。',
    whatGoesWrong: '起こす障害',
    operation: 'オペレーション（空欄ならすべてのリクエスト）',
    anyRequest: 'すべて、または orderVps など',
    inject: '起こす',
    clear: '取り消す',
    faultTitles: {
      outage: 'サービス停止: 503',
      tooMany: 'リクエスト過多: 429、7 秒後に再試行',
      notExecuted: '切断（実行されない）',
      executed: '切断（実行される）',
      late: 'ゲートウェイのタイムアウト: 504、後で実行される',
      html: 'ステータス 200 の HTML ページ',
    },
  },
}

export const runWords: RunWords = document.documentElement.lang === 'ja' ? japanese : english
