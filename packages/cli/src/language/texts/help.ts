import type { Texts } from '../translate.ts'

/** The help of the whole program, and the help of commands that order, plan, audit and read. */
export const help: Texts = {
  '`{code}`: <meaning>': '`{code}`：<meaning>',
  'Hosting servers and VPSs from the command line.': '共用サーバーと VPS をコマンドラインから操作します。',
  'Usage: hostwright COMMAND [ARGUMENTS] [--flags]': '使い方: hostwright コマンド [引数] [--フラグ]',
  'hostwright vps list --power                           the VPSs, and whether they run':
    'hostwright vps list --power                           VPS と電源状態',
  'hostwright dns list --domain example.com --sort host  the records of a domain, on whichever server it is':
    'hostwright dns list --domain example.com --sort host  ドメインのレコード',
  'hostwright mail get info@example.com --json           one mailbox, for a program':
    'hostwright mail get info@example.com --json           メール1件（JSON）',
  'hostwright audit                                      what ends soon, and what is open':
    'hostwright audit                                      期限と公開状態の点検',
  'hostwright COMMAND --help shows what is below a command, and each of them explains itself with --help.':
    '各コマンドの詳細: hostwright コマンド --help',
  'ls is list, rm is delete. The server is found by the domain in a line, or is the only one.':
    'ls は list、rm は delete と同じです。サーバーは、ドメインから判定するか、1台だけなら省略できます。',
  '--json prints JSON, --output yaml|ndjson other forms, --output table=name,status only some properties.':
    '--json は JSON、--output yaml|ndjson はほかの形式で出力します。--output table=name,status で列を選べます。',
  'Account: HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY, or a context (hostwright context add).':
    'アカウント: HOSTWRIGHT_BASE_URL と HOSTWRIGHT_API_KEY、またはコンテキスト（hostwright context add）で指定します。',
  "Exit codes: 0 done, 1 rejected, 2 usage, 3 an order's outcome is unknown, 4 differences found,":
    '終了コード: 0 完了、1 拒否、2 使い方の誤り、3 注文の結果が不明、4 差分あり、',
  '5 not reached, 6 limits, 130 interrupted.': '5 接続不可、6 制限超過、130 中断',
  'Calls {request}.': '呼び出す API: {request}',
  'Scope: read.': '権限: read（読み取り）',
  'Scope: write.': '権限: write（変更）',
  'Retry: after an unclear failure: twice has the same effect as once.':
    '再試行: 結果が不明な場合も可能（2回実行しても効果は1回と同じ）',
  'Retry: never without its Idempotency-Key.': '再試行: 同じ Idempotency-Key がなければ不可',
  'Retry: never after an unclear failure: check first.': '再試行: 結果が不明な場合は不可（先に状態を確認）',
  'Source: the documentation of the service.': '出典: サービスのドキュメント',
  'Source: public reference material.': '出典: 公開資料',
  'Source: inferred: the real service may differ.': '出典: 推定（実際のサービスと異なることがある）',
  'DESTROYS DATA for good: asks first, or takes --yes.':
    '【警告】データは消去されます。元に戻すことはできません。実行前に確認を求めます（--yes で省略）。',
  'Makes sure that there is a {name} of this name, and orders it at most once: run the same line again after a crash or a lost response.':
    '指定した名前の {name} を1台だけ用意します。注文は1回しか行われません。異常終了した場合やレスポンスを受け取れなかった場合は、同じコマンドをもう一度実行してください。',
  'If there is none, the API tries the order (which charges nothing), the command shows the total and asks, orders at exactly that price, and waits until it can be used.':
    'まだない場合は、料金の発生しない事前確認を行い、合計金額を表示して確認を求めます。承認すると、その金額でだけ注文し、利用できるようになるまで待ちます。',
  'Without a name of your own, give --intent: the {name} then gets a name that only this order has.':
    '名前を付けない場合は --intent を指定します。{name} には、この注文だけの名前が付きます。',
  'A word is ordered once, as a name or as an intent.':
    '1つの語では、名前としても識別語としても1回しか注文しません。',
  'A contract of the name that is there already is printed with the state `existing`, no matter who ordered it; nothing is ordered and nothing is changed, even if it differs from the line.':
    '同じ名前の契約がすでにある場合は、誰が注文したかにかかわらず、状態を `existing` として表示します。コマンドの指定と異なっていても、注文も変更も行いません。',
  'One that is expired, cancelled, deleted or terminated does not count.':
    '期限切れ、解約済み、削除済み、終了した契約は、ないものとして扱います。',
  'A status that the command does not know is printed.': 'コマンドが知らない状態は、そのまま表示します。',
  'All programs that order for one account share one journal, whatever their keys; two accounts never share one: give each a folder, with hostwright context add NAME --journal FOLDER.':
    '1つのアカウントで注文するプログラムは、API キーが異なっても、すべて同じ注文ジャーナルを使います。別のアカウントとは共用できません。アカウントごとに hostwright context add NAME --journal FOLDER でフォルダーを分けてください。',
  'Exit code 3 says that it is unknown whether the order was executed.':
    '【注意】終了コード 3 は、注文が実行されたかどうか不明であることを示します。',
  'The same line then orders nothing before that is settled; the last line of the message says how.':
    '結果が確定するまで、同じコマンドを実行しても新しい注文は行われません。確定する方法は、メッセージの最後の行に表示されます。',
  'Lists the orders in the journal that are not settled: `planned` were tried and not sent; `sending` were sent, and nothing proves yet whether they were executed.':
    '注文ジャーナルにある、結果が確定していない注文を表示します。`planned` は事前確認だけで未送信、`sending` は送信済みで、実行されたかどうかの根拠がまだない注文です。',
  'Finds out whether an order was executed: from the journal, the contracts and the execution log.':
    '注文が実行されたかどうかを、注文ジャーナル、契約、実行ログから照合します。',
  'Orders nothing.': '注文は行いません。',
  'Exit code 0 says that it is settled: `executed` or `not-executed`; 3, that it is still unknown, with the reason and the time after which another run can decide it.':
    '終了コード 0 は結果の確定（`executed` または `not-executed`）、3 は不明のままであることを示します。不明な場合は、理由と、次に実行すれば確定できる時刻を表示します。',
  'A lost order of a VPS can take 75 minutes to show, one of a hosting server 15.':
    '結果の届かなかった注文が一覧に表示されるまで、VPS では75分、共用サーバーでは15分かかることがあります。',
  'An order under a name of your own can stay unknown although a contract of that name is there: somebody else may have ordered one of the same name.':
    '名前を付けた注文では、同じ名前の契約があっても結果が不明のままになることがあります。ほかの人が同じ名前で注文した可能性があるためです。',
  'If you know whose it is, --contract settles it.':
    'どの注文の契約かが分かる場合は、--contract で確定できます。',
  'Starts or stops each VPS unless it is in that state already, and waits until it is.':
    '各 VPS を起動または停止し、完了まで待ちます。すでにその状態なら何もしません。',
  'A VPS that is changing is waited for first.': '状態が変わっている途中の VPS は、先にその完了を待ちます。',
  'May name several VPSs: they are changed at the same time, within the limits of the account.':
    '複数の VPS を指定すると、アカウントのレート制限の範囲で同時に変更します。',
  'If one of the names is unknown, none is changed.':
    '存在しない名前が含まれている場合は、どの VPS も変更しません。',
  'Reads the account and prints it as a file, in YAML or with --format json.':
    'アカウントの内容を読み取り、YAML または --format json で出力します。',
  'It has no secrets: where a password belongs, it names an environment variable.':
    '秘密情報は含まれません。パスワードの位置には環境変数名が入ります。',
  'Changes nothing.': '何も変更しません。',
  '--only dns exports one section of all domains, --only vps/web-01 one server, and --only hosting/hw123456.example.jp/domains/example.com one domain.':
    '--only dns は全ドメインの1区分、--only vps/web-01 は1台のサーバー、--only hosting/hw123456.example.jp/domains/example.com は1つのドメインを出力します。',
  'Only what it needs is read.': '必要なものだけを読み取ります。',
  'Checks a file, or several together: its form, its names, its contents, and what excludes each other.':
    'ファイル（複数可）の形式、名前、内容、両立しない指定を検査します。',
  'Calls nothing and needs no key and no secrets, so that it runs in a pipeline and before a commit.':
    '通信せず、API キーも秘密情報も使わないため、パイプラインやコミット前に実行できます。',
  'What only the account can tell, such as a server that does not exist, is found by plan.':
    '存在しないサーバーなど、アカウントを読まないと分からない誤りは plan で見つかります。',
  'Exit code 0 says that plan takes the file, 2 that it has problems: they are listed with their lines.':
    '終了コード 0 は plan で使えるファイル、2 は問題点のあるファイルを示します。問題点は行番号とともに表示します。',
  'Compares a file with the account, and shows the changes that would make the account like it: each with its values before and after, what it destroys, interrupts, opens and costs, and the allowances that apply needs for it.':
    'ファイルとアカウントを比較し、アカウントをファイルに合わせる変更を表示します。変更ごとに、前後の値、消去・中断・公開されるもの、料金、適用に必要な許可を示します。',
  '--out keeps the plan, so that apply makes exactly these changes.':
    '--out で実行計画を保存すると、apply はそのとおりの変更だけを行います。',
  '-o markdown prints it as one fenced block of at most 60,000 characters, for a comment on a pull request.':
    '-o markdown では、プルリクエストのコメント用に60,000文字以内のコードブロックで出力します。',
  'Exit code 4 says that there are changes, 0 that there are none.':
    '終了コード 4 は変更あり、0 は変更なしを示します。',
  'Draws a plan that plan --out has kept, as it was drawn then.':
    'plan --out で保存した実行計画を、作成時と同じ形で表示します。',
  'Calls nothing: whether the account is still as it was is checked by apply.':
    '通信は行いません。アカウントが変わっていないかどうかは apply で確認します。',
  'Makes the changes of a plan, or plans a file and makes its changes.':
    '実行計画を適用します。アカウントファイルを指定した場合は、実行計画を作成して適用します。',
  'Shows the plan and asks first, or takes --yes.': '実行計画を表示して確認を求めます（--yes で省略）。',
  'A change that destroys data, interrupts a service or opens access needs --allow.':
    'データの消去、サービスの中断、アクセスの公開を伴う変更には --allow が必要です。',
  'Orders need --spend, the most that all of them together may cost, and are placed once, as with hostwright order.':
    '注文には --spend（全注文の合計金額の上限）が必要です。hostwright order と同じく、注文は1回しか行われません。',
  'If the account has contracts and its journal has never ordered one, --spend stops once and names what --new-account takes: only another journal knows what it has ordered.':
    '契約のあるアカウントで注文ジャーナルに注文の記録がない場合、--spend は一度停止し、--new-account に指定する値を表示します。ほかのジャーナルで行われた注文は分からないためです。',
  'A change is sent only if its resource is still as it was planned.':
    '変更は、対象が計画時のままの場合だけ送信されます。',
  'If one has changed since, nothing is sent.': '1つでも変わっていれば、何も送信しません。',
  'After an interruption, apply the same plan again: changes that were made are not repeated.':
    '中断した場合は、同じ実行計画をもう一度適用してください。済んだ変更は繰り返しません。',
  'Exit code 1 says that a change was left, 4 that the account is not yet as the file says, because a new domain brought records of its own, or because a change that this plan has made was undone since.':
    '終了コード 1 は行わなかった変更があること、4 は新しいドメインに付いてきたレコードや、この実行計画で行った後に取り消された変更のため、まだファイルのとおりではないことを示します。',
  'Reads, and changes nothing: keys and certificates about to end, PHP versions without security fixes, SPF, DKIM and DMARC, packet filters that let everybody in, VPSs without reinstall protection, contracts that are suspended or about to end, and SSH that a killed publish has left open.':
    '読み取りだけを行い、期限の近い API キーと証明書、保守の終わった PHP、SPF・DKIM・DMARC、全開放のパケットフィルター、操作保護のない VPS、凍結中や期限の近い契約、中断した公開が残した SSH を点検します。',
  'Looks at all contexts, or at the one that --context names; with HOSTWRIGHT_API_KEY in the environment, at that account.':
    '全コンテキスト、または --context のアカウントが対象です。環境変数 HOSTWRIGHT_API_KEY があれば、そのアカウントだけを点検します。',
  'Stays within the limits of each account, so many domains take some minutes.':
    '各アカウントのレート制限を守るため、ドメインが多いと数分かかります。',
  'Exit code 4 says that something was found, or could not be read; 0 that everything is well.':
    '終了コード 4 は指摘または読み取れないものがあること、0 は問題がないことを示します。',
  'Lists the contexts, and says whether the environment overrides them.':
    'コンテキストの一覧と、環境変数が優先されるかどうかを表示します。',
  'Chooses the context of all commands that name none.':
    '--context を省略したコマンドのコンテキストを選びます。',
  'Forgets a context and its key.': 'コンテキストとその API キーを削除します。',
  'Its order journal stays.': '注文ジャーナルは残ります。',
  'If it was the current one, no context is.':
    '現在のコンテキストだった場合は、現在のコンテキストがなくなります。',
  'Starts an account that stands in for the real one, on this machine, until Ctrl+C, and keeps how it is reached as the context `sandbox`.':
    '実際のアカウントの代わりになるサンドボックスを、Ctrl+C で終了するまで起動し、接続先をコンテキスト `sandbox` に登録します。',
  'Nothing that is done there costs anything.': '何を行っても料金は発生しません。',
  '--db needs Node 24, and --ssh-port the package ssh2.':
    '--db には Node 24、--ssh-port には ssh2 パッケージが必要です。',
}
