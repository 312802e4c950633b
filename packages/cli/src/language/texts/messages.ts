import type { Texts } from '../translate.ts'

/** Questions, rejections and hints that several commands share. */
export const messages: Texts = {
  'Next: {line}': '次のコマンド: {line}',
  'Nothing was changed.': '何も変更していません。',
  'The table says which of the VPSs are {state}.': 'どの VPS が {state} になったかは、表で確認できます。',
  'Not confirmed.': '確認で承認されませんでした。',
  'Interrupted.': '中断しました。',
  'There is no terminal to ask at: --yes agrees.':
    '確認を求める端末がありません。承認する場合は --yes を指定してください。',
  'It may or may not have been executed: check before you retry.':
    '実行されたかどうか不明です。再試行する前に状態を確認してください。',
  'It may have been executed: check before you retry.':
    '実行された可能性があります。再試行する前に状態を確認してください。',
  'The request was accepted, but the awaited state was not reached.':
    'リクエストは受け付けられましたが、目標の状態になりませんでした。',
  'A request that was sent continues: the API executes it without this program.':
    '送信済みのリクエストは、このプログラムが終了しても API で実行されます。',
  'Changes that were made before the error stay.': 'エラーの前に済んだ変更は、そのまま残ります。',
  'Plan again for the rest.': '残りについて、実行計画を作り直してください。',
  'Operation protection is on.': '操作保護が有効です。',
  'ERASE ALL DATA on {name} ({address}, {os}) and install {image}?':
    '【警告】{name}（{address}、{os}）のデータをすべて消去し、{image} をインストールしますか？元に戻すことはできません。',
  'The VPS was stopped for it, and is still stopped.':
    '再インストールのために VPS を停止しました。停止したままです。',
  'Its disk was not erased.': 'ディスクは消去されていません。',
  'Did you mean {name}?': 'もしかして：{name}',
  'There is no VPS {name}.': '{name} という VPS はありません。',
  'There is no image {name}.': '{name} というイメージはありません。',
  'There is no file {name}.': '{name} というファイルはありません。',
  'There is no context {name}.': '{name} というコンテキストはありません。',
  'There is no such record.': '該当するレコードはありません。',
  'No VPS is named.': 'VPS が指定されていません。',
  'No file is named.': 'ファイルが指定されていません。',
  'The account has no hosting server.': 'アカウントに共用サーバーがありません。',
  'No account is chosen: no context is the current one, and HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY are not set.':
    'アカウントが選択されていません。現在のコンテキストがなく、HOSTWRIGHT_BASE_URL と HOSTWRIGHT_API_KEY も設定されていません。',
  'No account is known: neither HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY nor a context are set.':
    'アカウントが指定されていません。HOSTWRIGHT_BASE_URL と HOSTWRIGHT_API_KEY、またはコンテキストを設定してください。',
  'There is no home folder for the contexts: set HOME or HOSTWRIGHT_CONFIG_DIR.':
    'コンテキストを保存するホームフォルダーがありません。HOME または HOSTWRIGHT_CONFIG_DIR を設定してください。',
  'HOSTWRIGHT_BASE_URL is set and HOSTWRIGHT_API_KEY is not.':
    'HOSTWRIGHT_BASE_URL は設定されていますが、HOSTWRIGHT_API_KEY が設定されていません。',
  'Waiting {seconds} s before the next request.': '次のリクエストまで{seconds}秒待ちます。',
  'The line gives nothing to change.': '変更する項目が指定されていません。',
  '{flag} and {other} contradict each other.': '{flag} と {other} は同時に指定できません。',
  '--json and --output {output} contradict each other.':
    '--json と --output {output} は同時に指定できません。',
  'No command registered for `{input}`': '`{input}` というコマンドはありません',
  'No command registered for `{input}`, did you mean {names}?':
    '`{input}` というコマンドはありません。もしかして：{names}',
  'No flag registered for {flag}': '{flag} というフラグはありません',
  'No flag registered for {flag}, did you mean {names}?':
    '{flag} というフラグはありません。もしかして：{names}',
  'Expected input for flag {flag}': '{flag} の指定が必要です',
  'Expected argument for {name}': '引数 {name} の指定が必要です',
  '{text} is empty.': '{text} が空です。',
  '{text} has a private key: give the public one.': '{text} の値は秘密鍵です。公開鍵を指定してください。',
  '{file} is valid.': '{file} に問題はありません。',
  'Make this change?': 'この変更を行いますか？',
  'Make these {count} changes?': 'これら{count}件の変更を行いますか？',
  'Nothing differs: there is nothing to change.': '差分はありません。変更するものはありません。',
  'No change was made.': '変更は行っていません。',
  'No change was completed.': '完了した変更はありません。',
  'It is unknown whether the change that failed was made.': '失敗した変更が行われたかどうかは不明です。',
  'The plan is in {file}. {line} makes these changes.':
    '実行計画を {file} に保存しました。{line} でこの変更を行います。',
  'Apply the same file again: changes that were made are not repeated.':
    '同じファイルをもう一度適用してください。済んだ変更は繰り返しません。',
  'Apply the same plan again: changes that were made are not repeated.':
    '同じ実行計画をもう一度適用してください。済んだ変更は繰り返しません。',
}
