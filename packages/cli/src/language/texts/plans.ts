import type { Texts } from '../translate.ts'

/** Notes of a plan, the reasons why a change cannot be made, and why a plan was not applied. */
export const plans: Texts = {
  'A server that does not exist yet cannot be read.': 'まだ存在しないサーバーは読み取れません。',
  'it removes data for good: allow it with {advice}':
    'データを完全に消去します（元に戻せません）。許可するには {advice} を指定してください。',
  'it ends something that works: allow it with {advice}':
    '動作中のものを止めます。許可するには {advice} を指定してください。',
  'it lets somebody in, or code run: allow it with {advice}':
    '外部からの接続、またはプログラムの実行を許します。許可するには {advice} を指定してください。',
  'it {effect}: allow it with {advice}': '{effect}。許可するには {advice} を指定してください。',
  'it costs money, {total} yen with all orders of the plan, and spend is {spend}':
    '料金が発生します（実行計画の全注文で{total}円）。spend は {spend} です。',
  'it costs money, {total} yen with all orders of the plan, and --spend is {spend}':
    '料金が発生します（実行計画の全注文で{total}円）。--spend は {spend} です。',
  "it loses ten or more entries and over a third, or all: allow it with {flag} '{allowance}' if that is intended":
    "10件以上かつ3分の1を超える項目、またはすべての項目が失われます。意図したものであれば、{flag} '{allowance}' を指定してください。",
  "it loses ten or more entries and over a third, or all: allow it with allow: ['{allowance}'] if that is intended":
    "10件以上かつ3分の1を超える項目、またはすべての項目が失われます。意図したものであれば、allow: ['{allowance}'] を指定してください。",
  'others of its changes were made already, and the journal does not show by whom: this plan may have made this one too, and another program reverted it. Plan again':
    'この実行計画のほかの変更が済んでいますが、誰が行ったかは注文ジャーナルで分かりません。この変更も済んだ後、ほかのプログラムが元に戻した可能性があります。実行計画を作り直してください。',
  '{address} failed ({progress}): <reason>': '{address} は失敗しました（{progress}）。<reason>',
  'The account has changed since it was planned, so {sent}: {changes}':
    '計画後に、アカウントが変更されています（{sent}）。{changes}',
  'The plan was not applied, and nothing was sent.': '実行計画は適用していません。何も送信していません。',
  'The server of {address} is not listed.': '{address} のサーバーが一覧にありません。',
  '{address} is reset first, which may erase or change it: plan again after the reset.':
    '先に {address} が初期化され、消去または変更されることがあります。初期化の後に、実行計画を作り直してください。',
  'The reset erases the DNS record that proves the ownership of {domain}: plan again after the reset.':
    '初期化によって、{domain} の所有権を確認する DNS レコードが消去されます。初期化の後に、実行計画を作り直してください。',
  'It cannot exist beside what ignore or keep covers: {names}.':
    'ignore または keep の対象（{names}）と同時には存在できません。',
  'It needs the order {address}, which is not in this part of the plan.':
    '注文 {address} が必要ですが、実行計画のこの部分に含まれていません。',
  'It would also delete resources that ignore or keep covers: {names}.':
    'ignore または keep の対象（{names}）も削除されることになります。',
  'It would replace {name}, which {cover} covers.':
    '{cover} の対象である {name} が置き換わることになります。',
  'Needed by {name}.': '{name} に必要です。',
  'Its power state is {power}: apply a plan that stops it first.':
    '電源の状態が {power} です。先に、停止する実行計画を適用してください。',
  'Its power state is {power}: only a running VPS is rebooted.':
    '電源の状態が {power} です。再起動できるのは、稼働中の VPS だけです。',
  'Its power state is error: look at it in the panel of the service.':
    '電源の状態が error です。サービスのコントロールパネルで確認してください。',
  'All that it serves ends until it is started.': '起動するまで、この VPS のサービスはすべて停止します。',
  'It is open to all until its packet filter is enabled, up to 1 hour after the order.':
    'パケットフィルターが有効になるまで（注文から最大1時間）、すべての通信が許可されます。',
  'It is open to all: the file enables no packet filter.':
    'ファイルでパケットフィルターを有効にしていないため、すべての通信が許可されます。',
  'The API key has no write permission for {category} ({request}).':
    'この API キーには {category} の書き込み権限がありません（{request}）。',
  'The API key is not for {target} ({request}).':
    '{target} は、この API キーの操作対象ではありません（{request}）。',
  'The API key may not order ({request}).': 'この API キーには新規注文権限がありません（{request}）。',
  'The API key may only read ({request}).': 'この API キーは読み取り専用です（{request}）。',
  'The VPS is suspended: nothing can be changed on it.': 'VPS は凍結中で、変更できません。',
  'The server is being set up: plan again when it is active.':
    'サーバーはセットアップ中です。利用できるようになってから、実行計画を作り直してください。',
  'The server is suspended: nothing but its memo can be changed.':
    'サーバーは凍結中です。変更できるのはメモだけです。',
  'The status {status} says neither that the contract lives nor that it has ended.':
    '状態は {status} です。契約が有効か終了したかは判断できません。',
  '{property} has no effect on what exists already ({names}).':
    '{property} は、すでにあるもの（{names}）には影響しません。',
  'To change a password, rotate its address.':
    'パスワードを変更するには、--rotate に対象名を指定してください。',
  'A job with the same comment runs {command}, and both would run: give was: {was} to change it, give another comment, or prune cron.':
    '同じコメントのジョブが {command} を実行しており、両方が実行されることになります。変更するには was: {was} を指定するか、別のコメントを指定するか、cron を prune に加えてください。',
  '{server} has this domain: delete it there first.':
    'このドメインは {server} にあります。先にそこから削除してください。',
  'That erases its mail and websites on {server}.':
    '削除すると、{server} にあるこのドメインのメールとサイトが消去されます。',
  'The server has no {host}: add it to domains.':
    'サーバーに {host} がありません。domains に追加してください。',
  'There is no database {name}: add it to databases.':
    'データベース {name} がありません。databases に追加してください。',
  '{count} of {most} rules: {shut} is shut before {opened} opens.':
    'ルールが{most}件中{count}件あるため、{shut} を閉じてから {opened} を開きます。',
  'A packet filter holds at most {count} rules: list fewer, or set prune.':
    'パケットフィルターのルールは最大{count}件です。件数を減らすか、prune を指定してください。',
  'Open afterwards: nothing.': '適用後に開いているもの: なし',
  'Open afterwards: {names}.': '適用後に開いているもの: {names}',
  'SSH, tcp 22: open to nobody.': 'SSH（tcp 22）には、どこからも接続できません。',
  'The service has no PHP {version}: give {versions}.':
    'PHP {version} は利用できません。{versions} のいずれかを指定してください。',
  'The service has no PHP version of its own for {name}: leave php out, it has that of its domain.':
    '{name} には PHP のバージョンを指定できません（ドメインと同じになります）。php を削除してください。',
  'The API does not tell its id.': 'API から ID が分かりません。',
  'The API shows no keys, and rejects one that it has under another label: if this is the key of {name}, give was.':
    'API では SSH キーの内容が分からず、別のラベルで登録済みの SSH キーは拒否されます。{name} と同じ SSH キーであれば、was を指定してください。',
  'To install it, the file has to have {names}.': 'インストールするには、ファイルに {names} が必要です。',
  'What is in its folder is overwritten.': 'フォルダーの内容は上書きされます。',
  'It costs {price} yen, and max_total_price is {limit}: raise it if that is intended.':
    '料金は{price}円で、max_total_price は {limit} です。意図したものであれば、値を上げてください。',
  'It ends after this period.': 'この契約期間で終了します。',
  'It renews by itself, from the prepaid balance.': '自動更新され、料金はプリペイド残高から支払われます。',
  'It was ordered and exists as {id}, named {name}, but it is not listed under the name of the file, so it is not ordered again.':
    '注文済みで、{id}（名前は {name}）として存在しますが、ファイルの名前では一覧にありません。そのため、もう一度は注文しません。',
  'It was ordered and exists as {id}, but it is not listed under the name of the file, so it is not ordered again.':
    '注文済みで、{id} として存在しますが、ファイルの名前では一覧にありません。そのため、もう一度は注文しません。',
  'Rename one of them.': 'どちらかの名前を変更してください。',
  'It was ordered on {day} at {time} UTC, and its contract is not listed, so it is not ordered again.':
    '{day} {time}（UTC）に注文しましたが、契約が一覧にありません。そのため、もう一度は注文しません。',
  "To order it once more, give again: { '{address}': '{value}' }.":
    'もう一度注文する場合は、--again {address}={value} を指定してください。',
  'It was ordered, and it is unknown whether that order was executed: {reason}.':
    '注文しましたが、実行されたかどうか不明です（{reason}）。',
  'It may have been ordered elsewhere: {reason}.': '別の場所で注文された可能性があります（{reason}）。',
  'Plan again in {time}: it is usually visible within minutes, at the latest in {latest}.':
    '{time} 後に、実行計画を作り直してください。通常は数分以内、遅くとも {latest} 後には結果が分かります。',
  'Plan again in {time}.': '{time} 後に、実行計画を作り直してください。',
  'Plan again.': '実行計画を作り直してください。',
  'These wait for it: {names} and {count} more.': 'これを待つ変更: {names} ほか{count}件',
  'These wait for it: {names}.': 'これを待つ変更: {names}',
  'Whether it was ordered before is looked up when it is applied.':
    '注文済みかどうかは、適用時に確認します。',
  'It has no password to rotate to: add one.': '変更後のパスワードがありません。追加してください。',
  'It has no password: add one, such as password: { generate: 24 }.':
    'パスワードがありません。password: { generate: 24 } などを追加してください。',
  'The password cannot be read, so it cannot be compared.': 'パスワードは読み取れないため、比較できません。',
  '{reference} cannot be read here: it is checked before the first write.':
    '{reference} はここでは読み取れません。最初の書き込みの前に確認します。',
  'The API does not find this setting (404), although it lists {name}: plan again later.':
    '{name} は一覧にありますが、この設定が見つかりません（404）。後で、実行計画を作り直してください。',
  'repeats what {setting} says: keep one of them':
    '{setting} と同じ内容です。どちらか一方だけを残してください。',
  'Nothing can be beside it, and the service keeps {key}.':
    'ほかのレコードと共存できませんが、サービスが {key} を管理しています。',
  'The {type} records of {name} have several TTLs, {values}: resolvers use one (RFC 2181).':
    '{name} の {type} レコードに複数の TTL（{values}）があります。リゾルバーが使うのは1つだけです（RFC 2181）。',
  'The service may take 90 seconds to see it; what needs it waits.':
    'サービスが確認するまで、最大90秒かかることがあります。これが必要な変更は待機します。',
}
