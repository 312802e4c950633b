/** Name of a world in which an account can start, as `createSandbox` takes it. */
export type WorldName = 'small' | 'fleet-20' | 'agency-50' | 'short-of-money' | 'empty'

/** Texts of an editor, in the language of the page. */
export type RunWords = typeof english

const english = {
  run: 'Run',
  stop: 'Stop',
  world: 'World: what the account has',
  worlds: {
    small: 'small: a VPS and a hosting server',
    'fleet-20': 'fleet-20: 20 VPSs in all states',
    'agency-50': 'agency-50: 50 sites on 4 servers',
    'short-of-money': 'short-of-money: 1,000 yen',
    empty: 'empty: no server',
  } satisfies Readonly<Record<WorldName, string>>,
  keep: 'keep the account',
  undo: 'Undo',
  share: 'Share',
  program: 'Program. Ctrl+Enter runs it.',
  output: 'Output of the program',
  sandbox: 'Sandbox',
  close: 'Close the output',
  details: 'Details',
  line: (line: number) => `Line ${line}`,
  running: 'Running …',
  ended: (took: string) => `Ended after ${took}.`,
  failed: (took: string) => `Failed after ${took}.`,
  stopped: 'Stopped. Its account is gone with it.',
}

const japanese: RunWords = {
  run: '実行',
  stop: '停止',
  world: 'アカウントの初期状態',
  worlds: {
    small: 'small: VPS 1台と共用サーバー契約1件',
    'fleet-20': 'fleet-20: さまざまな状態の VPS 20台',
    'agency-50': 'agency-50: 共用サーバー契約4件に50サイト',
    'short-of-money': 'short-of-money: 残高1,000円',
    empty: 'empty: サーバーなし',
  },
  keep: 'アカウントを引き継ぐ',
  undo: '元に戻す',
  share: '共有',
  program: 'プログラム（Ctrl+Enter で実行）',
  output: 'プログラムの出力',
  sandbox: 'サンドボックス',
  close: '出力を閉じる',
  details: '詳細',
  line: (line) => `${line}行目`,
  running: '実行中…',
  ended: (took) => `終了しました（${took}）。`,
  failed: (took) => `失敗しました（${took}）。`,
  stopped: '停止しました。アカウントも破棄されました。',
}

export const runWords: RunWords = document.documentElement.lang === 'ja' ? japanese : english
