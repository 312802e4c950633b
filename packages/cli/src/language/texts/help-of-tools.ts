import type { Texts } from '../translate.ts'

/** The help of commands for SSH, zone files, sites, certificates, the API itself, contexts and shells. */
export const helpOfTools: Texts = {
  'Enables SSH where it is off, registers your public key unless the server has it, and prints how to connect.':
    'SSH が無効であれば有効にし、サーバーにない公開鍵を登録して、接続方法を表示します。',
  'With --private-key-file it makes a key pair if the file is not there, and ends with the line that publishes.':
    '--private-key-file のファイルがなければ鍵ペアを作成し、最後に、公開するためのコマンドを表示します。',
  'The private key does not leave this machine.': '秘密鍵がこのコンピューターの外に出ることはありません。',
  'The API shows no keys, so their labels distinguish them; run again, it changes nothing more.':
    'API は鍵の内容を返さないため、ラベルで区別します。もう一度実行しても、それ以上は変更しません。',
  'Asks the SSH server of a hosting server for its host keys, without logging in, and prints their fingerprints.':
    '共用サーバーの SSH サーバーから、ログインせずにホスト鍵を取得し、指紋を表示します。',
  'Give one as --host-key, or in HOSTWRIGHT_HOST_KEY, where the server is not known yet, such as on a build service.':
    'ビルドサービスなど、サーバーがまだ登録されていない環境では、指紋を --host-key または HOSTWRIGHT_HOST_KEY で指定します。',
  'Compare it with the one in your control panel first: somebody in between would show another key.':
    '先にコントロールパネルの指紋と比べてください。通信に割り込まれていると、別の鍵が表示されます。',
  'The property verdict says whether this machine knows the key already.':
    'verdict フィールドは、この端末に登録済みの鍵かどうかを示します。',
  'Puts the switches of SSH back as they were before publish --enable-ssh or --from-abroad, unless somebody has changed them since.':
    'SSH の設定を、publish --enable-ssh または --from-abroad の前の状態に戻します。その後に誰かが変更した設定は戻しません。',
  'With a private key it also finds openings of other machines, and leaves SSH open while another publish is going on.':
    '秘密鍵を指定すると、ほかの端末が有効にした SSH も見つけます。別の公開の実行中は、有効のままにします。',
  'Does nothing if no opening is known, so a workflow can always run it last.':
    '該当するものがなければ何もしないため、ワークフローの最後にいつも実行できます。',
  'Lists the plans that were applied with this journal, the latest first: `made` have made all their changes; `stopped` have ended before, and go on where the same plan is applied again; `running` are being applied, or their process died within the last minute.':
    'この注文ジャーナルで適用した実行計画を、新しい順に表示します。`made` はすべての変更が完了、`stopped` は途中で終了（同じ実行計画を適用すると続きから再開）、`running` は適用中か、1分以内にプロセスが異常終了したものです。',
  '`unknown` names the changes that were sent without a response: applying the plan again looks them up before it sends anything.':
    '`unknown` は、送信したもののレスポンスのなかった変更です。もう一度適用すると、送信の前に結果を確認します。',
  'Writes the DNS records of a domain as a zone file (RFC 1035), to standard output or to FILE.':
    'ドメインの DNS レコードを、ゾーンファイル（RFC 1035）として標準出力または FILE に書き出します。',
  'It has no SOA and no NS records: the service keeps them.':
    'SOA レコードと NS レコードは、サービスが管理するため含まれません。',
  'Makes the DNS records of a domain like a zone file (RFC 1035): plans the changes, shows them, asks, and applies the plan, as hostwright apply does.':
    'ドメインの DNS レコードをゾーンファイル（RFC 1035）に合わせます。hostwright apply と同じく、変更を計画して表示し、確認を求めて適用します。',
  '--out only keeps the plan.': '--out では実行計画の保存だけを行います。',
  'The file may have $ORIGIN, $TTL, relative names, parentheses, and times such as 1h30m.':
    'ファイルでは、$ORIGIN、$TTL、相対名、かっこ、1h30m のような時間を使えます。',
  'All problems of the file are listed with their lines before the first request.':
    'ファイルの問題点は、最初のリクエストの前に、行番号とともにすべて表示します。',
  'SOA and the NS records of the domain are left out.':
    'SOA レコードと、ドメインの NS レコードは対象外です。',
  'Records that the file does not have stay, unless --prune deletes them.':
    'ファイルにないレコードは残ります（--prune では削除）。',
  "A set of A, AAAA, CNAME, MX or SRV records that the file has is the file's: other values in it go.":
    'ファイルに A、AAAA、CNAME、MX、SRV レコードがある名前では、ファイルにない値を削除します。',
  'Uploads what changed over SFTP, and puts it in place so that no visitor sees half of it.':
    '変わったファイルを SFTP でアップロードし、閲覧者に途中の状態を見せずに置き換えます。',
  'Files of others stay.': 'ほかの人のファイルは残ります。',
  'The same line completes a publish that was cut off, and writes nothing if nothing changed.':
    '中断した公開は、同じコマンドで続きを完了できます。変更がなければ何も書き込みません。',
  'Assets that are gone from the folder stay for a day, for pages that are open in browsers.':
    'フォルダーからなくなったアセットは、表示中のページのために1日残します。',
  'With init-htaccess FOLDER it writes an .htaccess that does the same as _redirects and _headers in the folder, and says what it cannot.':
    'init-htaccess FOLDER と指定すると、フォルダーの _redirects と _headers を .htaccess に変換し、変換できないものを表示します。',
  'Adds the TXT record of a DNS-01 challenge, unless it is there; other records of that name stay, but those that this command added on this machine more than an hour ago: their client was killed before it could clean up.':
    'DNS-01 認証用の TXT レコードを、まだなければ追加します。同じ名前のほかのレコードは残ります。ただし、このコマンドがこの端末で1時間以上前に追加したレコードは、クライアントの異常終了で残ったものとして削除します。',
  'lego: --dns exec, with EXEC_PATH=… a script of one line, exec hostwright acme "$@".':
    'lego: --dns exec を使い、EXEC_PATH=… に exec hostwright acme "$@" という1行のスクリプトを指定します。',
  "certbot: --manual-auth-hook 'hostwright acme present' and --manual-cleanup-hook 'hostwright acme cleanup', which read CERTBOT_DOMAIN and CERTBOT_VALIDATION. acme.sh: from dns_…_add and dns_…_rm, with its two arguments.":
    "certbot: --manual-auth-hook 'hostwright acme present' と --manual-cleanup-hook 'hostwright acme cleanup' を指定します（CERTBOT_DOMAIN と CERTBOT_VALIDATION を読み取ります）。acme.sh: dns_…_add と dns_…_rm から、2つの引数を付けて呼び出します。",
  'dehydrated: a hook that calls both with "_acme-challenge.$2" "$4". lego waits for DNS by itself; for the others, add --propagation-seconds 60.':
    'dehydrated: フックから "_acme-challenge.$2" "$4" を付けて両方を呼び出します。lego は DNS への反映を自分で待ちます。ほかのクライアントでは --propagation-seconds 60 を追加してください。',
  'Removes the TXT record of a DNS-01 challenge: the one with this value, and no other.':
    'DNS-01 認証用の TXT レコードのうち、この値のものだけを削除します。',
  'Does nothing when it is gone.': 'すでになければ何もしません。',
  'Sends one request through the same client as every command, with its limits, retries and read-only contexts, and prints the whole response.':
    'ほかのコマンドと同じクライアント（レート制限、再試行、読み取り専用のコンテキスト）で1つのリクエストを送信し、レスポンス全体を表示します。',
  'What destroys data asks first, or takes --yes.':
    'データを消去する操作では確認を求めます（--yes で省略）。',
  'Orders, reinstalls and new private keys are rejected: their own commands keep them safe.':
    '注文、再インストール、秘密鍵の生成は拒否されます。安全に実行できる専用のコマンドを使ってください。',
  'For people who have a real key: calls every GET that the key may call, one after the other, within the limits, and compares each response with the description: its schema, its headers, values outside of the known ones, and what the documentation leaves open.':
    '実際の API キーを持つ利用者向けです。API キーで呼び出せる GET をレート制限の範囲で順に呼び出し、レスポンスのスキーマ、ヘッダー、未知の値、ドキュメントに記載のない点を API 定義と照合します。',
  '--report FILE keeps the report.': '--report FILE でレポートを保存します。',
  'It holds names of operations and properties, statuses and kinds of differences, and nothing of the account: no names, addresses, ids or texts.':
    'レポートには、オペレーションとフィールドの名前、ステータス、差分の種類だけが含まれます。アカウントの名前、アドレス、ID、文章は含まれません。',
  '--show FILE prints exactly what a report holds, and calls nothing; attach it to an issue, so that what was inferred becomes known.':
    '--show FILE は、通信せずにレポートの内容をそのまま表示します。イシューに添付すると、推定だった点が確かになります。',
  'Exit code 4 says that something differs, 6 that nothing did before a limit of the account ended it.':
    '終了コード 4 は差分あり、6 は差分のないままレート制限で終了したことを示します。',
  'Keeps an account under a name, in a file that only you can read.':
    'アカウントに名前を付けて、本人だけが読めるファイルに保存します。',
  'The first one becomes the current one.': '最初に追加したものが、使用するコンテキストになります。',
  'The key is kept, or printed by a command whenever it is needed, such as that of a password manager.':
    'API キーは、保存するか、必要なときにパスワードマネージャーなどのコマンドで取得します。',
  'A line that says neither asks for the key at a terminal.':
    'どちらも指定しなければ、端末で API キーの入力を求めます。',
  'A line for a context that is there, such as for its new key, repeats its limit, its journal and --read-only.':
    '既存のコンテキストの API キーを変えるときなどは、設定済みの上限額、注文ジャーナル、--read-only をもう一度指定します。',
  'Opens the site of a domain or subdomain of the account, with https if it has SSL; in a sandbox, as the sandbox serves it.':
    'アカウントのドメインまたはサブドメインのサイトを、SSL が設定されていれば https で開きます。サンドボックスでは、サンドボックスが提供するサイトを開きます。',
  'Without DOMAIN, opens the dashboard of the sandbox; the API itself has none.':
    'DOMAIN を省略すると、サンドボックスのダッシュボードを開きます。API 自体にはダッシュボードはありません。',
  'On a machine without a display or a browser it only prints the address, and opened is false.':
    'ディスプレイやブラウザーのない環境では、アドレスの表示だけを行います（opened は false）。',
  'Prints the script that completes commands, flags and values, and names: of contexts, VPSs, servers, domains, DNS records and what else the account has.':
    'コマンド、フラグ、値と、コンテキスト、VPS、サーバー、ドメイン、DNS レコードなどの名前を補完するスクリプトを表示します。',
  'bash: {line}, in ~/.bashrc': 'bash: {line}（~/.bashrc に記述）',
  'zsh:  {line}, in ~/.zshrc after compinit': 'zsh:  {line}（~/.zshrc の compinit の後に記述）',
  'fish: {line}': 'fish: {line}',
  'PowerShell: {line}, in $PROFILE': 'PowerShell: {line}（$PROFILE に記述）',
}
