/**
 * Words of users, in English and Japanese, by the words of the description that mean the same. Japanese ones are the
 * parts of a word that all its forms have.
 */
export const userWords: Readonly<Record<string, string>> = {
  list: 'show, which, 一覧, 見たい, 見せ, 見る, 教え, 調べ, 全部, すべて, 履歴',
  get: '確認, 状態, 状況, 知りたい',
  'add create':
    'new, make, give, register, set up, start using, 追加, 作り, 作る, 作成, 新しい, 新規, 登録, 増や, 始め, 付け, 足し',
  'change update':
    'edit, modify, switch, forgot, newer, 変更, 変え, 設定, 直し, 書き換え, 切り替え, 更新, 修正, 忘れ, 上げ',
  'enable disable update': 'activate, deactivate, 有効, 無効',
  delete:
    'remove, erase, get rid, throw away, take away, no longer, no more, 削除, 消す, 消し, 消去, 外し, 外す, 取り消, いらな, 不要, やめ',
  order: 'buy, rent, purchase, 注文, 契約, 申し込, 申込, 購入, 買い, 買う, 借り',

  domain: 'ドメイン',
  subdomain: 'サブドメイン',
  'dns record': 'レコード, ゾーン, ネームサーバー, cname, mx, name server, zone, ip address, point to',
  'ssl certificate':
    'https, tls, padlock, not secure, encrypt, 証明書, 鍵マーク, 暗号化, 保護されていない, ssl化',
  'mail account':
    'inbox, mailbox, email, email address, mail address, メールアドレス, メールボックス, メアド, 受信箱',
  mail: 'メール',
  'mail forwarding': 'forward, redirect mail, copy of, 転送, 別のアドレス',
  'auto reply':
    'autoresponder, vacation, holiday, absence, am away, be away, out of office, 自動返信, 自動応答, 不在, 留守, 休暇, 休み',
  'spam filter': 'junk, unwanted mail, 迷惑メール, スパム, 広告メール',
  'mail filter': 'sort mail, 振り分け',
  'spf record': 'spf, なりすまし, なりすましメール, 詐称, spoofing, forged',
  'smtp abroad restriction': 'overseas, foreign countries, 海外, 国外, 外国',
  'ftp account': 'upload, file transfer, アップロード, ファイル転送',
  database: 'データベース, mysql, mariadb',
  'database user':
    'データベースユーザー, データベースのユーザー, データベースのパスワード, database password',
  'grant database access': '権限',
  password: 'パスワード',

  'cron job':
    'scheduled, schedule, nightly, hourly, daily, weekly, every night, every day, every hour, every morning, 定期, 自動実行, 毎日, 毎朝, 毎晩, 毎時, 毎週, 毎月',
  'php version': 'バージョン',
  'install create': 'インストール, 入れたい, 導入',
  'install wordpress': 'blog, cms, ブログ, ワードプレス',
  'access log': 'visitor, visitors, visited, visits, アクセスログ, アクセス数, 訪問者, アクセス解析',
  'error log':
    'error, broken, blank page, white page, crashes, エラーログ, エラー, 真っ白, 不具合, 表示されない',
  'list logs requests': 'history, audit trail, who did, who changed, 操作, 実行ログ, 誰が',
  log: 'ログ',
  'server usage': 'disk, space, storage, full, 容量, 使用量, ディスク, 空き, 残量',
  'list plans prices':
    'price, cost, costs, how much does, how much is, how much would, how expensive, 料金, 値段, 価格, いくら, 費用, プラン',
  'list contracts': 'paid, paid until, expires, renewal, 期限, いつまで',

  server: 'サーバー',
  vps: 'machine, box, virtual machine, virtual server, vm, 仮想サーバー, 仮想マシン',
  'reboot vps':
    'restart, hangs, frozen, stuck, power cycle, off and on, 再起動, 固まっ, フリーズ, 応答しない, 電源を入れ直',
  'start vps': 'turn on, switch on, power on, boot, 起動, 立ち上げ, 電源を入れ',
  'stop vps': 'turn off, switch off, power off, shut down, 停止, 止め, シャットダウン, 電源を切',
  'vps power': 'running, up or down, online, 電源, 動いて',
  'reinstall vps':
    'wipe, start over, from scratch, fresh install, 再インストール, 入れ直, 初期化, まっさら, やり直',
  'images reinstall': 'operating systems, linux, distribution, osの種類',
  'vps protection':
    'by accident, accidentally, lock, protect, 保護, ロック, 誤って, 間違って, 消さない, 守り',
  'packet filter': 'firewall, ファイアウォール, パケットフィルター',
  'packet filter rule': 'port, ports, open ports, block, allow, ポート, 遮断, ブロック, 通信を許可',
  'reverse hostname': 'ptr, reverse lookup, 逆引き, ホスト名, 引ける',
  'ssh key': 'public key, 公開鍵',
  key: '鍵',
  memo: 'note, remark, メモ, 備考',
  'change name': 'rename, 名前を変',
}
