import type { WorldName } from '@hostwright/sandbox'
import { isJapanese } from './is-japanese.ts'

/** Texts of an editor. */
export const runWords = {
  run: isJapanese ? '実行' : 'Run',
  stop: isJapanese ? '停止' : 'Stop',
  world: isJapanese ? 'アカウントの初期状態' : 'World: what the account has',
  worlds: {
    small: isJapanese ? 'small: VPS 1台と共用サーバー契約1件' : 'small: a VPS and a hosting server',
    'fleet-20': isJapanese ? 'fleet-20: さまざまな状態の VPS 20台' : 'fleet-20: 20 VPSs in all states',
    'agency-50': isJapanese ? 'agency-50: 共用サーバー契約4件に50サイト' : 'agency-50: 50 sites on 4 servers',
    'short-of-money': isJapanese ? 'short-of-money: 残高1,000円' : 'short-of-money: 1,000 yen',
    empty: isJapanese ? 'empty: サーバーなし' : 'empty: no server',
  } satisfies Readonly<Record<WorldName, string>>,
  keep: isJapanese ? 'アカウントを引き継ぐ' : 'keep the account',
  undo: isJapanese ? '元に戻す' : 'Undo',
  share: isJapanese ? '共有' : 'Share',
  program: isJapanese ? 'プログラム（Ctrl+Enter で実行）' : 'Program. Ctrl+Enter runs it.',
  output: isJapanese ? 'プログラムの出力' : 'Output of the program',
  sandbox: isJapanese ? 'サンドボックス' : 'Sandbox',
  close: isJapanese ? '出力を閉じる' : 'Close the output',
  details: isJapanese ? '詳細' : 'Details',
  line: (line: number) => (isJapanese ? `${line}行目` : `Line ${line}`),
  running: isJapanese ? '実行中…' : 'Running …',
  ended: (took: string) => (isJapanese ? `終了しました（${took}）。` : `Ended after ${took}.`),
  failed: (took: string) => (isJapanese ? `失敗しました（${took}）。` : `Failed after ${took}.`),
  stopped: isJapanese
    ? '停止しました。アカウントも破棄されました。'
    : 'Stopped. Its account is gone with it.',
}
