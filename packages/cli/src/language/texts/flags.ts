import type { Texts } from '../translate.ts'

/** The flags and arguments of commands that the description does not have. */
export const flags: Texts = {
  'The language; that of the terminal otherwise.': '表示言語（省略時は端末の言語）',
  'Goes on without asking; needed where there is no terminal.': '確認せずに実行（端末がない場合は必須）',
  'The context to use. See `hostwright context`.': '使用するコンテキスト（`hostwright context` を参照）',
  'Shows requests and responses on standard error, without secrets.':
    'リクエストとレスポンスを標準エラー出力に表示（秘密情報は除く）',
  'Certificates that are trusted in addition; HOSTWRIGHT_CA_FILE otherwise.':
    '追加で信頼する証明書（省略時は HOSTWRIGHT_CA_FILE）',
  'How data is printed: a table otherwise. Only some properties: table=name,status.':
    '出力形式（省略時は表）。一部のフィールドだけ表示：table=name,status',
  'Sorts a list by a property, such as name, or size_mb:desc.':
    '一覧をフィールドで並べ替え（例：name、降順は size_mb:desc）',
  'Only items of a list that match, such as status=active, name=web-* or status!=active.':
    '一致する項目だけを表示（例：status=active、name=web-*、status!=active）',
  'Whether a table has headings.': '表の見出しの有無',
  'The same as --output json; errors are JSON too.': '--output json と同じ（エラーも JSON）',
  '<brief> As JSON.': '<brief>（JSON で指定）',
  '<brief> From this environment variable.': '<brief>（環境変数名で指定）',
  '(inferred)': '（推定）',
  '<brief> (inferred)': '<brief>（推定）',
  '<brief> (inferred).': '<brief>（推定）。',
  '--{flag}-env, from a file.': '--{flag}-env と同じ値をファイルから読み取り',
  '--{flag}-env, from standard input.': '--{flag}-env と同じ値を標準入力から読み取り',
  'Makes a password, and keeps it in this file, which only you can read; or uses that of the file.':
    'パスワードを生成し、本人だけが読めるこのファイルに保存（ファイルがあればその値を使用）',
  'The most that the order may cost in total, in yen. Needed with --yes, unless HOSTWRIGHT_MAX_TOTAL_PRICE or the context has it.':
    '注文の合計金額の上限（円）。--yes では必須（HOSTWRIGHT_MAX_TOTAL_PRICE かコンテキストでも可）',
  'Agrees to the terms of service, without which nothing is ordered.': '利用規約への同意（注文に必須）',
  'Only has the API try the order, and prints the price. Orders nothing.':
    '事前確認だけを行い、金額を表示（注文しない）',
  'Identifies an order without a name of your own: any word, the same in every run. Each word is ordered once.':
    '名前を付けない注文の識別語（任意の語、毎回同じものを指定）。1つの語では1回だけ注文',
  'Orders once more after an earlier contract is gone. Takes the value that the error shows.':
    '以前の契約がなくなった後に、もう一度注文（エラーに表示された値を指定）',
  'Orders although the log has orders that the journal does not know: one may be this order, which is then paid twice. Takes the value that the error shows.':
    '注文ジャーナルにない注文がログにあっても注文（二重に支払うことがある。エラーに表示された値を指定）',
  'Orders with a journal that has never ordered, although the account has contracts. Takes the name that the error shows.':
    '契約のあるアカウントで、注文の記録がないジャーナルを使って注文（エラーに表示された名前を指定）',
  'Whether to wait until it can be used; --no-wait ends once it is ordered.':
    '利用できるまで待つかどうか（--no-wait では注文後に終了）',
  'The Idempotency-Key of the order.': '注文の Idempotency-Key（冪等キー）',
  'Waits until it is settled, or until only a person can decide it: at most one and a half hours.':
    '確定するか、人の判断だけが必要になるまで待つ（最長1時間半）',
  'Your word, which is final: the uuid or servername of its contract, or none if it has no contract.':
    '利用者の最終判断。契約の uuid か servername、契約がなければ none',
  'Shows whether each VPS runs, with one request for each.':
    '各 VPS の電源状態も表示（1台につき1リクエスト）',
  'The VPS, by its name or uuid.': 'VPS（名前または uuid）',
  'Whether to wait until it has come to its end; --no-wait ends when it has begun.':
    '完了まで待つかどうか（--no-wait では開始後に終了）',
  'Stops the VPS first, where it runs.': '稼働中の場合は、先に VPS を停止',
  'running or stopped.': 'running または stopped',
  'The VPS, by its name or uuid; several with commas.': 'VPS（名前または uuid、複数はコンマ区切り）',
  'By default: {value}.': '省略時は {value}',
  'Sends an empty list of {values}.': '{values} を空のリストにします。',
  'The hosting server; found by the domain in the line otherwise, or the only one.':
    '共用サーバー（省略時はドメインから判定。1台だけならそのサーバー）',
  'The record, by its id, or by its host with TYPE.': 'レコード（ID、または host と TYPE）',
  'The type of the record, such as CNAME.': 'レコードのタイプ（例：CNAME）',
  'The server; the only one otherwise.': 'サーバー（1台だけなら省略可）',
  'Your public key, such as ~/.ssh/id_ed25519.pub.': '自分の公開鍵（例：~/.ssh/id_ed25519.pub）',
  'Your private key; made on this machine, with FILE.pub, if it is not there.':
    '自分の秘密鍵（なければ FILE.pub とともに作成）',
  'What the key is called in the list of keys.': '一覧に表示する SSH キーのラベル',
  'The server.': 'サーバー',
  'Where the SSH server is, if not where the API says.': 'SSH サーバーの接続先（API の情報と異なる場合）',
  'Your private SSH key; HOSTWRIGHT_SSH_KEY_FILE otherwise.':
    '自分の SSH 秘密鍵（省略時は HOSTWRIGHT_SSH_KEY_FILE）',
  'Fingerprint of the host key of the server; HOSTWRIGHT_HOST_KEY otherwise.':
    'サーバーのホスト鍵の指紋（省略時は HOSTWRIGHT_HOST_KEY）',
  'The new file for the private key of --generate; only you can read it.':
    '--generate の秘密鍵を保存する新しいファイル（本人だけが読める）',
  'Prints new entries as they come, one a line, until Ctrl+C.':
    '新しい記録を1行ずつ表示し続ける（Ctrl+C で終了）',
  'All pages, not only the newest entries.': '最新の記録だけでなく、全ページ',
  'The form of the file; YAML otherwise.': 'ファイルの形式（省略時は YAML）',
  'Only these sections, such as dns, of these servers and domains, such as vps/web-*.':
    '指定した区分（例：dns）や、サーバー・ドメイン（例：vps/web-*）だけを出力',
  'Lets a plan of this file delete what it does not have.': 'ファイルにないものの削除を、実行計画に含める',
  'The desired account: one or more files, separated by commas.': 'アカウントファイル（複数はコンマ区切り）',
  'The desired account: one or more files, separated by commas; or a stored plan.':
    'アカウントファイル（複数はコンマ区切り）、または保存した実行計画',
  'Only the changes at these addresses, such as vps/web-*, with what they require.':
    '指定した対象名（例：vps/web-*）の変更と、それに必要な変更だけ',
  'Changes the password of this account too.': 'このアカウントのパスワードも変更',
  'Begins the TXT record that proves a domain.': 'ドメインの所有権を示す TXT レコードの先頭の語',
  'Keeps the plan in this file, which only you can read.': '本人だけが読めるこのファイルに実行計画を保存',
  'The kept plan.': '保存した実行計画',
  'interrupt, expose or delete, alone or for addresses, such as delete~vps/web-*; many:SECTION for what loses much.':
    '許可する影響（interrupt、expose、delete）。対象名も指定可（例：delete~vps/web-*）。大量の削除は many:SECTION',
  'What happens where the account has changed since the plan: stop, or skip what has changed.':
    '計画後にアカウントが変わっていた場合の動作（stop は中止、skip は変わったものを除いて続行）',
  'The digest that the plan must have.': '実行計画と一致する必要があるダイジェスト',
  'The most that all orders together may cost, in yen. 0 otherwise.':
    '全注文の合計金額の上限（円）。省略時は 0',
  'Orders once more after an earlier contract is gone. Takes the value that the plan shows.':
    '以前の契約がなくなった後に、もう一度注文（実行計画に表示された値を指定）',
  'Applies a plan of an account without servers also with another key of it.':
    'サーバーのないアカウントの実行計画を、別の API キーでも適用',
  'Where generated passwords are kept, one file each, which only you can read.':
    '生成したパスワードの保存先（1件ごとに、本人だけが読めるファイル）',
  'The domain or subdomain; the dashboard of the sandbox otherwise.':
    'ドメインまたはサブドメイン（省略時はサンドボックスのダッシュボード）',
  'The domain, such as example.com.': 'ドメイン（例：example.com）',
  'The zone file; standard output otherwise.': 'ゾーンファイル（省略時は標準出力）',
  'The zone file; standard input otherwise.': 'ゾーンファイル（省略時は標準入力）',
  'The server that has the domain; found by itself otherwise.':
    'ドメインのあるサーバー（省略時は自動で判定）',
  'Deletes the records that the file does not have; each needs --allow.':
    'ファイルにないレコードを削除（1件ごとに --allow が必要）',
  'Addresses of records that are neither compared nor changed, such as hosting/*/dns/_acme-challenge.**.':
    '比較も変更もしないレコードの対象名（例：hosting/*/dns/_acme-challenge.**）',
  'Addresses of records that are never deleted.': '削除しないレコードの対象名',
  'The built site.': 'ビルド済みのサイト',
  'The domain of the site.': 'サイトのドメイン',
  'A folder below the site to publish to, such as docs.': '公開先の下位フォルダー（例：docs）',
  'Name of the source, otherwise the repository and the folder in it; each knows only its own files.':
    '公開元の名前（省略時はリポジトリとその中のフォルダー。自分が公開したファイルだけを扱う）',
  'Where the web server is, if not at the server name.': 'Web サーバーの接続先（サーバー名と異なる場合）',
  'Switches SSH on for the time of the publish. All sites of the server are open to its keys meanwhile.':
    '公開の間だけ SSH を有効化（その間、サーバーの全サイトに SSH キーで接続できる）',
  'Lets in connections from abroad for the time of the publish.': '公開の間だけ国外からの接続を許可',
  'Files of others that may be replaced.': '置き換えてよい、ほかの公開元のファイル',
  'Files of others that stay, now and later.': '今後も残す、ほかの公開元のファイル',
  'Publishes a path that the rules leave out, or that looks like a secret.':
    '通常は除外されるパスや、秘密情報に見えるパスも公開',
  'How many files this publish may remove. Ten, or a quarter if that is more, otherwise.':
    '今回の公開で削除してよいファイル数（省略時は10件、または四分の一の多い方）',
  'Publishes although another source published last.': '最後に公開したのが別の公開元でも公開',
  'Shows what would change, and writes nothing anywhere.': '変わる内容だけを表示（どこにも書き込まない）',
  'Requests static files from the web server afterwards, and fails if it sends others.':
    '公開後に静的ファイルを Web サーバーから取得し、内容が異なれば失敗',
  'The commit that --status shows.': '--status で表示するコミット',
  'Puts the site back as before the last publish.': 'サイトを前回の公開の前の状態に戻す',
  'Shows who published last, and what others changed.': '最後に公開した人と、ほかの人による変更を表示',
  'The name of the record, such as _acme-challenge.example.com.':
    'レコードの名前（例：_acme-challenge.example.com）',
  'What the record has to hold.': 'レコードの値',
  'How long to wait afterwards, for clients that do not wait until DNS servers have the record.':
    '追加後に待つ秒数（DNS への反映を自分で待たないクライアント用）',
  'GET, POST, PUT or DELETE.': 'GET、POST、PUT、DELETE のいずれか',
  'The path with its query, such as /v1/logs?limit=5.': 'クエリを含むパス（例：/v1/logs?limit=5）',
  'The JSON file of the request body; - for standard input.':
    'リクエストボディの JSON ファイル（- は標準入力）',
  'One property of the body, or of the query of a GET; can be given several times.':
    'ボディのフィールド、または GET のクエリ（複数回指定可）',
  'Keeps the report in this file.': 'レポートをこのファイルに保存',
  'Prints all that a report holds, and calls nothing.': 'レポートの内容をすべて表示（通信なし）',
  'How many things of a kind to look at. 5 otherwise.': '種類ごとに調べる件数（省略時は 5）',
  'The name of the context.': 'コンテキストの名前',
  'The API key.': 'API キー',
  'The address of the API.': 'API のベース URL',
  'A command that prints the API key.': 'API キーを出力するコマンド',
  'The most that one order may cost, in yen.': '1回の注文の上限金額（円）',
  'Rejects everything but reads.': '読み取り以外をすべて拒否',
  'The folder of the order journal.': '注文ジャーナルのフォルダー',
  'Where it listens. 4010 otherwise; 0 takes any free port.':
    '待ち受けるポート（省略時は 4010、0 は空きポート）',
  'What the account begins with.': 'アカウントの初期データ',
  'How fast its time passes; 60 is a minute a second.': '時間の進む速さ（60 では1秒で1分進む）',
  'Keeps its state in a file.': '状態をファイルに保存',
  'Serves the files of its hosting servers over SFTP; 0 takes any free port.':
    'レンタルサーバーのファイルを SFTP で提供するポート（0 は空きポート）',
  'bash, zsh, fish or powershell.': 'bash、zsh、fish、powershell のいずれか',
}
