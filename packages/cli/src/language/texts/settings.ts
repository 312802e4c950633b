import type { Texts } from '../translate.ts'

/** Messages about contexts, secrets, flags, the selection of what is printed, and the names of resources. */
export const settings: Texts = {
  '{path} can be read by others, and it may hold API keys.':
    '{path} はほかのユーザーも読み取れる状態です。API キーが含まれている可能性があります。',
  '{path} cannot be used: it is not JSON.': '{path} は JSON ではないため、使えません。',
  '{path} cannot be used: {problem}.': '{path} は使えません（{problem}）。',
  '--{flag}-stdin: the two lines differ.': '--{flag}-stdin: 2回の入力が一致しません。',
  '{flag} (not shown):': '{flag}（表示されません）:',
  '{file} exists, and other users have a permission on it: name a new file, or give --{flag}-file.':
    '{file} はすでにあり、ほかのユーザーに権限があります。新しいファイルを指定するか、--{flag}-file を指定してください。',
  '{file} exists: its password is used, and none is made.':
    '{file} がすでにあるため、新しいパスワードは生成せず、そのパスワードを使います。',
  'Give one of --{flag}-env, -file, -stdin and -generate.':
    '--{flag}-env、-file、-stdin、-generate のいずれか1つを指定してください。',
  'HOSTWRIGHT_API_KEY is set, and takes precedence over the key of the context {name}.':
    '環境変数 HOSTWRIGHT_API_KEY が、コンテキスト {name} の API キーより優先されます。',
  'HOSTWRIGHT_BASE_URL is {url}, and --context {name} is for {other}: unset HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY, or leave out --context.':
    'HOSTWRIGHT_BASE_URL は {url} ですが、--context {name} の接続先は {other} です。HOSTWRIGHT_BASE_URL と HOSTWRIGHT_API_KEY の設定を解除するか、--context を省略してください。',
  'HOSTWRIGHT_BASE_URL is {url}, and the key of the context {name} is for {other}: set HOSTWRIGHT_API_KEY too.':
    'HOSTWRIGHT_BASE_URL は {url} ですが、コンテキスト {name} の API キーの接続先は {other} です。HOSTWRIGHT_API_KEY も設定してください。',
  'HOSTWRIGHT_MAX_TOTAL_PRICE is not a number of yen.':
    'HOSTWRIGHT_MAX_TOTAL_PRICE が金額（円）ではありません。',
  'The context {name} has {flags}, and this line does not: repeat what it has, or remove it first.':
    'コンテキスト {name} には {flags} が設定されていますが、この行にはありません。同じ指定を繰り返すか、先にコンテキストを削除してください。',
  '{path} begins with ~, which the shell has not replaced: give the whole path.':
    '{path} の先頭の ~ がシェルで展開されていません。絶対パスで指定してください。',
  '{name} ends with a slash: give the name of a file, not of a folder.':
    '{name} の末尾が / です。フォルダーではなく、ファイルの名前を指定してください。',
  '--max-total-price is not a number of yen.': '--max-total-price が金額（円）ではありません。',
  'The key_command of the context {name} failed or printed no key.':
    'コンテキスト {name} の key_command が失敗したか、API キーを出力しませんでした。',
  'Apply the same file again: they are not repeated.':
    '同じファイルをもう一度適用してください。済んだ変更は繰り返しません。',
  '{path}: you have no permission to read or write it.': '{path}: 読み書きする権限がありません。',
  '{path}: you have no permission to change it.': '{path}: 変更する権限がありません。',
  '{path}: another program is using it.': '{path}: ほかのプログラムが使用中です。',
  '{path}: it is not UTF-8: save it as UTF-8. Windows PowerShell writes UTF-16 with `>`, which PowerShell 7 does not.':
    '{path}: UTF-8 ではありません。UTF-8 で保存してください。Windows PowerShell の `>` は UTF-16 で書き出します（PowerShell 7 は UTF-8 です）。',
  '{path}: there is no such file or folder.': '{path}: ファイルまたはフォルダーがありません。',
  '{path}: a part of its path is not a folder.': '{path}: パスの途中がフォルダーではありません。',
  '{path}: a file or folder of that name exists already.':
    '{path}: 同じ名前のファイルまたはフォルダーがすでにあります。',
  '{path}: it is a folder.': '{path}: フォルダーです。',
  '{path}: its disk is read-only.': '{path}: ディスクが読み取り専用です。',
  '{path}: its disk is full.': '{path}: ディスクに空きがありません。',
  '<source> contains no JSON object.': '<source>に JSON のオブジェクトがありません。',
  'Standard input': '標準入力',
  'A GET has no body: leave out --input.': 'GET にボディはありません。--input を省略してください。',
  'Give the body with --input or with --field, not with both.':
    'ボディは --input と --field のどちらか一方で指定してください。',
  '{path} has no {method}: it has {methods}.': '{path} に {method} はありません。{methods} があります。',
  '{part} in the path has an invalid percent encoding.':
    'パスの {part} のパーセントエンコーディングが不正です。',
  'The API has no {path}: give a path such as /v1/vps/servers.':
    'API に {path} はありません。/v1/vps/servers のようなパスを指定してください。',
  'A --field is not of the form name=value.': '--field は name=value の形で指定してください。',
  '--field {name} is {text}: give a whole number.':
    '--field {name} の値が {text} です。整数を指定してください。',
  '--field {name} is {text}: give true or false.':
    '--field {name} の値が {text} です。true または false を指定してください。',
  '--field {name} is given twice.': '--field {name} が2回指定されています。',
  '--field {name} would show a secret: give it in the file of --input.':
    '--field {name} では秘密情報が表示されます。--input のファイルに入れてください。',
  '--field: there is no {name}. <known>': '--field: {name} はありません。<known>',
  'There are: {names}.': '指定できるもの: {names}',
  'This operation takes none.': 'このオペレーションに指定できるものはありません。',
  '{source} is not JSON.': '{source} は JSON ではありません。',
  '{name} is not known: give bash, zsh, fish or powershell.':
    '{name} には対応していません。bash、zsh、fish、powershell のいずれかを指定してください。',
  '--base-url is {url}: give one such as https://api.example.com.':
    '--base-url の値が {url} です。https://api.example.com のように指定してください。',
  'Without https, only this machine itself is called.':
    'https でない場合に接続できるのは、この端末自身だけです。',
  'A name has letters, digits, dots, hyphens and underscores.':
    '名前に使えるのは、英数字、ピリオド、ハイフン、アンダースコアです。',
  'Give the key by one of --api-key-env, --api-key-file, --api-key-stdin and --key-command.':
    'API キーを、--api-key-env、--api-key-file、--api-key-stdin、--key-command のいずれかで指定してください。',
  'HOSTWRIGHT_BASE_URL or HOSTWRIGHT_API_KEY is set and takes precedence over the context.':
    '環境変数 HOSTWRIGHT_BASE_URL または HOSTWRIGHT_API_KEY が、コンテキストより優先されます。',
  'There is no context yet.': 'コンテキストはまだありません。',
  'The context {name} is in {path}.': 'コンテキスト {name} を {path} に保存しました。',
  'The context {name} is removed.': 'コンテキスト {name} を削除しました。',
  'The current context is {name}.': '使用するコンテキストを {name} にしました。',
  '{file} could not be kept: {reason}': '{file} を保存できませんでした: {reason}',
  '{file} could not be removed: {reason}': '{file} を削除できませんでした: {reason}',
  '{server} has neither a domain nor a subdomain {name}.':
    '{server} に {name} というドメインもサブドメインもありません。',
  'Nothing was opened.': '何も開いていません。',
  'Only a sandbox has a dashboard, and {url} is none: name a domain.':
    'ダッシュボードがあるのはサンドボックスだけです。{url} はサンドボックスではありません。ドメインを指定してください。',
  'The address of the site is no web address: {url}.':
    'サイトのアドレスが Web のアドレスではありません（{url}）。',
  'No order is pending.': '結果が確定していない注文はありません。',
  'The state is {state}: give running or stopped.':
    '状態の指定が {state} です。running または stopped を指定してください。',
  'The context sandbox leads to {url}: remove it first.':
    'コンテキスト sandbox の接続先は {url} です。先に削除してください。',
  'The port {port} is taken: {flag} 0 takes any that is free.':
    'ポート {port} は使用中です。{flag} 0 を指定すると、空いているポートを使います。',
  'The sandbox cannot start: {reason}': 'サンドボックスを起動できません: {reason}',
  'It takes files after: {line}': 'ファイルを公開するには、先に実行してください: {line}',
  'The sandbox responds at {url}. Try: {line}': 'サンドボックスを {url} で起動しました。試すには: {line}',
  '--generate needs --private-key-file: the API returns the private key only once.':
    '--generate には --private-key-file が必要です。API が秘密鍵を返すのは1回だけです。',
  '--private-key-file needs --generate: a key that you bring has no private key here.':
    '--private-key-file には --generate が必要です。持ち込んだ公開鍵の秘密鍵は、ここにはありません。',
  '{file} is there already: give a new file.': '{file} はすでにあります。新しいファイルを指定してください。',
  'The private key is in {file}.': '秘密鍵を {file} に保存しました。',
  'The response has no private_key: the whole response is in {file}.':
    'レスポンスに private_key がないため、レスポンス全体を {file} に保存しました。',
  'The key is registered, but its private key is lost: delete it, and generate another one.':
    'SSH キーは登録されましたが、秘密鍵は失われました。削除して、もう一度生成してください。',
  '{file} holds no public key.': '{file} に公開鍵がありません。',
  'Publish a folder: {line}': 'フォルダーを公開するには: {line}',
  'SSH is enabled.': 'SSH を有効にしました。',
  'The API says: {message} The key may be there nevertheless: log in to find out.':
    'API のメッセージ: {message} それでも SSH キーが登録済みの可能性があります。ログインして確認してください。',
  'The key is registered.': 'SSH キーを登録しました。',
  '{name} is not an id: give a host and a type, such as www.example.com CNAME.':
    '{name} は ID ではありません。www.example.com CNAME のように、ホストと種類を指定してください。',
  '{count} records match: give an id, one of {ids}.':
    '該当するレコードが{count}件あります。ID（{ids} のいずれか）を指定してください。',
  'There are {count} hosting servers: name one, such as {line}.':
    '共用サーバーが{count}台あります。{line} のように、サーバーを指定してください。',
  '{count} VPSs have that name: give a uuid, one of {uuids}.':
    '同じ名前の VPS が{count}台あります。uuid（{uuids} のいずれか）を指定してください。',
  '--{name} has the same name twice in one object.':
    '--{name} の1つのオブジェクトに、同じ名前が2回あります。',
  '--{name} is not JSON.': '--{name} が JSON ではありません。',
  'A password is needed: --{flag}-env, --{flag2}-file, --{flag3}-stdin or --{flag4}-generate.':
    'パスワードが必要です。--{flag}-env、--{flag2}-file、--{flag3}-stdin、--{flag4}-generate のいずれかを指定してください。',
  '--output is {text}: give one of {formats}; with properties, such as table=name,status.':
    '--output の値が {text} です。{formats} のいずれかを指定してください。table=name,status のように、フィールドも指定できます。',
  '--output has no names behind =: give some, such as table=name,status.':
    '--output の = の後に名前がありません。table=name,status のように指定してください。',
  'This has no properties.': 'フィールドがありません。',
  '{flag}: there is no {name}. <known>': '{flag}: {name} はありません。<known>',
  '--filter and --sort select from a list, and this is none.':
    '--filter と --sort は一覧に使うもので、この結果は一覧ではありません。',
  '--filter is {text}: give a property and its value, such as status=active or name=web-*.':
    '--filter の値が {text} です。status=active や name=web-* のように、フィールドと値を指定してください。',
  '--sort is empty: give a property, such as name, or size_mb:desc.':
    '--sort の値が空です。name や size_mb:desc のように、フィールドを指定してください。',
}
