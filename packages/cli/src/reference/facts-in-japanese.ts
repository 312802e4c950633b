import type { Texts } from '../language/translate.ts'

/** The Japanese of the texts of `facts.ts`, which the command itself does not show. */
export const factsInJapanese: Texts = {
  'It was done.': '完了しました。',
  'It was rejected: by the API, by this program, or by you. Nothing was changed unless the message says so.':
    'API、このプログラム、または利用者が拒否しました。メッセージに記載がない限り、何も変更されていません。',
  'The command line or the configuration cannot be understood, or forbids it. Nothing was changed unless the message says so.':
    'コマンドラインまたは構成を解釈できないか、構成で禁止されています。メッセージに記載がない限り、何も変更されていません。',
  'It is unknown whether an order was executed. The last line says what to type next.':
    '注文が実行されたかどうか不明です。次に入力する内容は最後の行に表示されます。',
  'plan, audit or verify has found differences, or apply has left some.':
    'plan、audit、verify で差分が見つかったか、apply の後に差分が残っています。',
  'The API was not reached, or what was waited for was not reached in time.':
    'API に接続できなかったか、待っていた状態に期限までにならなかったかのどちらかです。',
  'A limit of the API. Try again later.': 'API のレート制限です。時間をおいて再試行してください。',
  'Ctrl+C. The message says what goes on by itself.':
    'Ctrl+C による中断です。そのまま続く処理はメッセージに表示されます。',
  'The address of the API. It takes precedence over that of the context.':
    'API のベース URL（コンテキストの値より優先）',
  'The API key. It takes precedence over that of the context.': 'API キー（コンテキストの値より優先）',
  'The context to use, where --context names none.': '使うコンテキスト（--context の指定がない場合）',
  'The most that one order may cost, in yen.': '1回の注文の上限額（円）',
  'Rejects everything but reads, unless it is empty, 0 or false.':
    '読み取り以外をすべて拒否（空、0、false の場合を除く）',
  'The folder of the order journal, as a whole path.': '注文ジャーナルのフォルダー（絶対パス）',
  'A Redis, such as redis://127.0.0.1:6379, rediss:// with TLS or unix:///run/redis.sock, over which programs share the rate limits of the account. It needs the package @redis/client.':
    '複数のプログラムでアカウントのレート制限を共有する Redis（redis://127.0.0.1:6379、TLS を使う rediss://、unix:///run/redis.sock など）。パッケージ @redis/client が必要です。',
  'The private SSH key of `publish`, where --private-key-file names none.':
    '`publish` の SSH 秘密鍵（--private-key-file の指定がない場合）',
  'Fingerprints of host keys for `publish`, where --host-key gives none.':
    '`publish` で確認するホスト鍵のフィンガープリント（--host-key の指定がない場合）',
  'The folder of the contexts, and of what else is kept.': 'コンテキストなどを保存するフォルダー',
  'The proxy for the API. A sandbox on this machine is reached without it.':
    'API への接続に使うプロキシ（このマシンのサンドボックスには使いません）',
  'Hosts that are reached without the proxy, separated by commas; `*` for all.':
    'プロキシを使わずに接続するホスト（カンマ区切り。すべての場合は `*`）',
  'A file of certificates in PEM that are trusted in addition, as --ca-file names it.':
    '追加で信頼する証明書の PEM ファイル（--ca-file と同じ）',
  'Such a file as Node reads it.': 'Node が読み取る同様のファイル',
  'Leaves out all colours; so do CLICOLOR=0 and FORCE_COLOR=0.':
    '色を付けない（CLICOLOR=0 と FORCE_COLOR=0 も同じ）',
}
