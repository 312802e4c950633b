import type { Texts } from '../translate.ts'

/** Messages of `publish` and of the commands for SSH around it. */
export const publishing: Texts = {
  'No hosting server of the account has the domain {domain}: add it first, which needs a TXT record that proves that it is yours.':
    'ドメイン {domain} は、アカウントのどの共用サーバーにもありません。先に追加してください。所有権を確認する TXT レコードが必要です。',
  '{domain} is no site of its own: publish to {site}, or to a folder of it with --to, or add {name} as a subdomain first.':
    '{domain} は独立したサイトではありません。{site}（フォルダーは --to で指定）に公開するか、先に {name} をサブドメインとして追加してください。',
  'The domain {domain} is still being set up after five minutes: try again later.':
    'ドメイン {domain} は、5分たってもセットアップ中です。後でもう一度実行してください。',
  'The server cannot rename a file over another one in one step (posix-rename), so visitors would see half-written files: publish with another program.':
    'サーバーでファイルを1回の操作で置き換えられない（posix-rename がない）ため、訪問者に書きかけのファイルが見えることになります。別のプログラムで公開してください。',
  'The site {root} is on another file system than {stage}, or it cannot be written, so files cannot be renamed into it.':
    'サイト {root} は {stage} と別のファイルシステムにあるか、書き込めないため、ファイルを移動できません。',
  'Others have written {path} during the publish: publish again.':
    '公開中に、ほかで {path} が書き込まれました。もう一度公開してください。',
  '{path} was changed while it was published: publish again.':
    '公開中に {path} が変更されました。もう一度公開してください。',
  '{path} contains a private key: remove it, or publish it anyway with --include {name}.':
    '{path} に秘密鍵が含まれています。取り除くか、それでも公開する場合は --include {name} を指定してください。',
  '{path} contains a token of the API: remove it, or publish it anyway with --include {name}.':
    '{path} に API のトークンが含まれています。取り除くか、それでも公開する場合は --include {name} を指定してください。',
  '{path} contains lines of an .env file: remove it, or publish it anyway with --include {name}.':
    '{path} に .env ファイルの行が含まれています。取り除くか、それでも公開する場合は --include {name} を指定してください。',
  '{path} contains {found}: remove it, or publish it anyway with --include {name}.':
    '{path} に {found} が含まれています。取り除くか、それでも公開する場合は --include {name} を指定してください。',
  '{path} contains a backslash, so no URL reaches it: rename it, or ignore it.':
    '{path} にはバックスラッシュが含まれ、URL で表示できません。名前を変更するか、対象外にしてください。',
  '{path} has the line {line}, which leaves nothing out: write the path alone, such as drafts/.':
    '{path} の行 {line} は、どのファイルも対象外にしません。drafts/ のように、パスだけを書いてください。',
  'The server makes no second name (hard link) for {path}, without which nothing could be put back: publish with another program.':
    'サーバーが {path} のハードリンクを作成しないため、元に戻せなくなります。別のプログラムで公開してください。',
  '{path} is not read: write its rules into .hostwrightignore of the folder that is published.':
    '{path} は読み取られません。ルールは、公開するフォルダー直下の .hostwrightignore に書いてください。',
  '{path} contains a control character: rename it, or ignore it.':
    '{path} には制御文字が含まれています。名前を変更するか、対象外にしてください。',
  '{path} is no valid UTF-8, so no URL reaches it: rename it, or ignore it.':
    '{path} は正しい UTF-8 ではなく、URL で表示できません。名前を変更するか、対象外にしてください。',
  '{path} has a name of more than 255 bytes: rename it, or ignore it.':
    '{path} の名前が255バイトを超えています。名前を変更するか、対象外にしてください。',
  '{path} {why}: rename it, or ignore it.':
    '{path} は公開できません（{why}）。名前を変更するか、対象外にしてください。',
  '{path} and {other} differ only in case, so one replaces the other on many systems: rename one, or ignore it.':
    '{path} と {other} の違いは大文字と小文字だけで、多くの環境では一方が上書きされます。どちらかの名前を変更するか、対象外にしてください。',
  'Two files are called {path}: rename one.':
    '{path} という名前のファイルが2つあります。どちらかの名前を変更してください。',
  'The folder cannot be read, or has changed meanwhile ({reason}): publish again.':
    'フォルダーを読み取れないか、途中で変更されました（{reason}）。もう一度公開してください。',
  '{folder} contains {found}, so it is a project and not a built site: publish its output folder, such as {output}.':
    '{folder} には {found} があり、ビルド済みのサイトではなくプロジェクトです。{output} などの出力フォルダーを公開してください。',
  '{path} is a file: give the folder that contains it.':
    '{path} はファイルです。それを含むフォルダーを指定してください。',
  '{path} is not a file: remove it, or ignore it.':
    '{path} はファイルではありません。取り除くか、対象外にしてください。',
  'The link {path} leads nowhere, or out of the folder: replace it by a file, or ignore it.':
    'リンク {path} の先がないか、フォルダーの外にあります。ファイルに置き換えるか、対象外にしてください。',
  'There is no folder {folder}: give the one to publish.':
    'フォルダー {folder} がありません。公開するフォルダーを指定してください。',
  '{file} on the server is damaged ({reason}), so nothing was changed: move it away to publish as if for the first time.':
    'サーバーの {file} が壊れているため（{reason}）、何も変更していません。初回と同じように公開するには、このファイルを移動してください。',
  '{site} has no folder {path} on the server: make it first.':
    '{site} のサーバーにフォルダー {path} がありません。先に作成してください。',
  '{path} is or contains a link on the server: publish to where it leads.':
    'サーバーの {path} はリンクか、リンクを含みます。リンク先に公開してください。',
  'The connection to the server ended.': 'サーバーとの接続が切れました。',
  'Publish again: it goes on where it was.': 'もう一度公開すると、続きから再開します。',
  'The server rejected a request ({reason}).': 'サーバーがリクエストを拒否しました（{reason}）。',
  'Its rules deny it to this user: change them.':
    'サーバーの設定で許可されていません。設定を変えてください。',
  'Its disk may be full; publish again once it has room.':
    'ディスクに空きがない可能性があります。空きを増やしてから、もう一度公開してください。',
  'Its log may say why.': 'サーバーのログに理由が残っている可能性があります。',
  'SSH is closed for {server}, and a dry run switches nothing: compare with the server once SSH is open.':
    '{server} の SSH は無効です。ドライランでは切り替えません。サーバーとの比較は、SSH が有効なときに行ってください。',
  'SSH is off for {server}: switch it on with --enable-ssh, which opens all sites of the server to its SSH keys until the end of the publish.':
    '{server} の SSH は無効です。--enable-ssh を指定すると有効になり、公開が終わるまで、サーバーの全サイトにその SSH キーで接続できるようになります。',
  'SSH of {server} is opened until the end of this publish: all sites of the server are open to the holders of its SSH keys.':
    'この公開が終わるまで、{server} の SSH を有効にします。サーバーの全サイトに、登録された SSH キーを持つ人が接続できます。',
  'SSH of {server} is opened until the end of this publish: all sites of the server are open to the holders of its SSH keys, also from abroad.':
    'この公開が終わるまで、{server} の SSH を有効にします。サーバーの全サイトに、登録された SSH キーを持つ人が、国外からも接続できます。',
  'SSH is on, so something else is in between, such as a firewall.':
    'SSH は有効です。途中のネットワーク機器などが、通信を止めている可能性があります。',
  'SSH of {server} is still open, because it could not be closed.':
    '{server} の SSH を無効に戻せなかったため、有効のままです。',
  'The server rejects connections from abroad: if this machine is abroad, allow them with --from-abroad.':
    'サーバーは国外からの接続を拒否しています。この端末が国外にある場合は、--from-abroad で許可してください。',
  '{source} published here last, from {host} at {at}.':
    'ここに最後に公開したのは {source} です（{host}、{at}）。',
  '{source} published here last, from {host} at {at}, commit {commit}.':
    'ここに最後に公開したのは {source} です（{host}、{at}、コミット {commit}）。',
  'This source has never published here.': 'この公開元は、ここに公開したことがありません。',
  'Allow it with --take-over.': '引き継いで公開する場合は、--take-over を指定してください。',
  'The folder has no file to publish, so nothing was changed.':
    'フォルダーに公開するファイルがないため、何も変更していません。',
  'The folder has no index page, and the site has one.':
    'サイトにはトップページ（index）がありますが、フォルダーにはありません。',
  'If it is the right folder, say with --remove how many files may go.':
    '正しいフォルダーであれば、削除してよいファイルの数を --remove に指定してください。',
  'This publish would remove {gone} of {all} files.':
    'この公開では、{all}件のうち{gone}件のファイルが削除されます。',
  'If that is right, allow it with --remove {gone}.': '正しければ、--remove {gone} を指定してください。',
  '{path} is a file or a link on the server, and a folder here.':
    '{path} は、サーバーではファイルまたはリンクで、ここではフォルダーです。',
  'Delete {path} on the server and publish again, or leave it with --keep.':
    'サーバーの {path} を削除してもう一度公開するか、--keep でそのまま残してください。',
  'This source has published nothing here yet, and the site contains {paths}.':
    'この公開元からはまだ何も公開していませんが、サイトに {paths} があります。',
  'Take these files with --adopt, or leave them with --keep.':
    'これらのファイルは、--adopt で公開の対象に加えるか、--keep でそのまま残してください。',
  'Others have written {paths}, or changed them since the last publish.':
    '{paths} は、ほかで書き込まれたか、前回の公開の後に変更されています。',
  'Replace them with --adopt, or leave them with --keep.':
    '置き換える場合は --adopt、そのまま残す場合は --keep を指定してください。',
  'Something else than a file is at {paths} on the server: a folder, or a link.':
    'サーバーの {paths} は、ファイルではなくフォルダーかリンクです。',
  'Delete it there and publish again, or leave it with --keep.':
    'サーバーで削除してもう一度公開するか、--keep でそのまま残してください。',
  'This publish needs {needed} MB, and the contract has {left} MB left: make room, or publish less.':
    'この公開には {needed} MB が必要ですが、契約の空き容量は {left} MB です。空きを増やすか、公開するものを減らしてください。',
  'This publish needs {count} files, and the contract has room for {left} more: remove some, or publish fewer.':
    'この公開にはファイル{count}件が必要ですが、契約であと{left}件しか増やせません。ファイルを削除するか、公開するものを減らしてください。',
  '{path} lies in the folder of another site, {site}: publish to that site.':
    '{path} は別のサイト {site} のフォルダーにあります。そのサイトに公開してください。',
  'The server has no folder {root}: make it first.':
    'サーバーにフォルダー {root} がありません。先に作成してください。',
  'No connection to {place}.': '{place} に接続できません。',
  'No connection to {place}. <hint>': '{place} に接続できません。<hint>',
  'The name {name} cannot be resolved.': '{name} という名前のアドレスが見つかりません。',
  'A sandbox has its SSH server elsewhere: pass its host and port with --ssh-address.':
    'サンドボックスの SSH サーバーは別の場所にあります。そのホストとポートを --ssh-address に指定してください。',
  '{place} accepts no key of this login as {user}: register its public key for the server.':
    '{place} に、{user} としてこの秘密鍵でログインできません。サーバーに公開鍵を登録してください。',
  '{place} lets {user} in, and serves no files over SFTP: check the address.':
    '{place} に {user} としてログインできましたが、SFTP が使えません。アドレスを確認してください。',
  '{place} shows no host key of a type that can be checked.':
    '{place} には、確認できる種類のホスト鍵がありません。',
  '{host} shows the host key {fingerprint} ({type}), which your known_hosts marks as @revoked.':
    '{host} のホスト鍵 {fingerprint}（{type}）は、known_hosts で @revoked（失効）とされています。',
  'Nothing was sent to it.': '何も送信していません。',
  '{host} shows the host key {fingerprint} ({type}), and none is known.':
    '{host} のホスト鍵は {fingerprint}（{type}）で、既知のものがありません。',
  'If the key belongs to your server, pass it with --host-key; otherwise somebody may be in between.':
    '自分のサーバーのものであれば、--host-key に指定してください。そうでなければ、通信に割り込まれている可能性があります。',
  '{host} shows the host key {fingerprint} ({type}), and known are {known}.':
    '{host} のホスト鍵は {fingerprint}（{type}）ですが、既知のものは {known} です。',
  'The server has a new key, or somebody is in between: compare the key with the one in your control panel.':
    'サーバーのホスト鍵が新しくなったか、通信に割り込まれています。コントロールパネルのホスト鍵と比べてください。',
  'If the new key is right, remove the old line from known_hosts, or pass the new one with --host-key.':
    '新しいホスト鍵が正しければ、known_hosts の古い行を削除するか、新しいものを --host-key に指定してください。',
  '{host} is not known here. It shows the host key {fingerprint} ({type}). Is this the key in your control panel?':
    '{host} は、この端末で初めて接続するサーバーです。ホスト鍵は {fingerprint}（{type}）です。コントロールパネルのものと同じですか？',
  'Another publish is going on: {holder}.': 'ほかの公開が行われています（{holder}）。',
  'Try again later.': '後でもう一度実行してください。',
  'Another publish has taken over, because this one was idle for too long.':
    '長い間動きがなかったため、別の公開処理がこのサイトを引き継ぎました。',
  'The connection ended before the login.': 'ログインの前に接続が切れました。',
  '{path} is longer than {count} bytes.': '{path} が{count}バイトを超えています。',
  'This source has not published here, so there is nothing to put back.':
    'この公開元はここに公開していないため、元に戻すものがありません。',
  'Visitors see no half of it.': '訪問者に途中の状態は見えません。',
  'The same line completes it.': '同じコマンドをもう一度実行すると完了します。',
  'Would be: {added} added, {changed} changed, {removed} removed, {unchanged} unchanged.':
    '追加 {added}、変更 {changed}、削除 {removed}、変更なし {unchanged} になります。',
  '{added} added, {changed} changed, {removed} removed, {unchanged} unchanged.':
    '追加 {added}、変更 {changed}、削除 {removed}、変更なし {unchanged}。',
  'Would be: {counts}.': '予定: {counts}。',
  'The site is as it was before the last publish or undo.':
    'サイトを、前回の公開または取り消しの前の状態に戻しました。',
  'The same line again undoes this.': '同じコマンドをもう一度実行すると、これを取り消します。',
  'Nothing was written.': '何も書き込んでいません。',
  'Stay for a day, because open pages may load them: {paths}.':
    '開いているページから読み込まれる可能性があるため、1日残すファイル: {paths}',
  'Changed by others, so they are theirs now: {paths}.':
    'ほかで変更されたため、公開の対象から外したファイル: {paths}',
  'Give a folder and a domain, or --undo DOMAIN, or --status DOMAIN.':
    'フォルダーとドメイン、または --undo DOMAIN、または --status DOMAIN を指定してください。',
  'Give your private SSH key with --private-key-file FILE.':
    '--private-key-file FILE に SSH の秘密鍵を指定してください。',
  'There is no file {file}: give your private SSH key.':
    'ファイル {file} がありません。SSH の秘密鍵を指定してください。',
  '{count} uploaded': '{count}件アップロード済み',
  'SSH of {server} was opened at {at} by {by}, and nobody has closed it: {line}':
    '{server} の SSH は {at} に {by} が有効にしたままです。無効に戻すには {line} を実行してください。',
  'SSH stays open, because {by} is publishing.': '{by} が公開中のため、SSH は有効のままです。',
  'SSH is closed as it was before.': 'SSH を元の無効な状態に戻しました。',
  'No opening of SSH is known, so nothing was changed.':
    '有効にしたままの SSH の記録がないため、何も変更していません。',
  '--ssh-address is {text}: give a host and a port, such as 127.0.0.1:10022.':
    '--ssh-address の値が {text} です。127.0.0.1:10022 のように、ホストとポートを指定してください。',
  '{folder} has no file of another host, such as _redirects or _headers. Nothing was changed.':
    '{folder} に、_redirects や _headers など、ほかのホスティング向けのファイルはありません。何も変更していません。',
  'Left out: {line}': '対象外: {line}',
  'There was nothing to write.': '書き込む内容はありませんでした。',
  'It sends something else for: {paths}.': '公開したものと内容が異なるファイル: {paths}',
  'Not reachable yet: {paths}.': 'まだ表示できないファイル: {paths}',
  'The web server fails with the new {path}, so the site is without it, as before: correct it.':
    '新しい {path} では Web サーバーがエラーになるため、公開前の状態に戻しました。{path} を修正してください。',
  'The web server sends {same} of {all} files as they were published.':
    'Web サーバーが公開したとおりに送信しているファイル: {all}件中{same}件',
  'Give your public key with --public-key-file FILE, or --private-key-file FILE to make a pair.':
    '--public-key-file FILE で公開鍵を指定するか、鍵のペアを作成する場合は --private-key-file FILE を指定してください。',
  'Your new private key is in {file}. Keep it where only you can read it.':
    '新しい秘密鍵は {file} にあります。自分だけが読み取れる場所に保管してください。',
  'CNAME names a domain, which no .htaccess can: add it with hostwright domain create.':
    'ファイル CNAME はドメインを指定するものですが、.htaccess ではドメインを追加できません。hostwright domain create で追加してください。',
  '{to} has a placeholder that {from} lacks, or a character that cannot be converted.':
    '{to} に、{from} にないプレースホルダーか、変換できない文字があります。',
}
