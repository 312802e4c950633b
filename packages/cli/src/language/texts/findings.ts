import type { Texts } from '../translate.ts'

/** Findings of an audit and of `verify`, and messages of the commands for zones and ACME. */
export const findings: Texts = {
  'contracts and servers': '契約とサーバー',
  'key-expiry': 'API キーの有効期限',
  contracts: '契約',
  certificates: 'SSL 証明書',
  'php-versions': 'PHP バージョン',
  'mail-authentication': '送信ドメイン認証',
  'packet-filters': 'パケットフィルター',
  'reinstall-protection': '操作保護',
  'all is well': '問題なし',
  '{count} findings': '指摘{count}件',
  'ended on {date}': '{date} に期限が切れています',
  'ends in {days} days': '期限まで{days}日です',
  'ends in {days} days, on {date}': '期限まで{days}日です（{date}）',
  'the contract is suspended': '契約が凍結されています',
  'the contract ended on {date}, and is not renewed': '契約は {date} に終了し、自動更新されません',
  'the contract ends in {days} days, on {date}, and is not renewed':
    '契約は{days}日後の {date} に終了し、自動更新されません',
  'the contract {end} on {date}, and is not renewed': '契約は {date} に終了し（{end}）、自動更新されません',
  'has no certificate': 'SSL 証明書がありません',
  'is {status}': '状態は {status} です',
  'has no SPF record': 'SPF レコードがありません',
  'mail is not signed with DKIM': 'メールに DKIM の署名がありません',
  'its DMARC policy has no effect': 'DMARC ポリシーの効果がありません（none）',
  'PHP {version} gets no security fixes any more': 'PHP {version} のセキュリティ修正は終了しています',
  'PHP {version} gets security fixes for {days} more days':
    'PHP {version} のセキュリティ修正は、あと{days}日で終了します',
  'its packet filter is off: every port is open': 'パケットフィルターが無効で、すべてのポートが開いています',
  'every address may connect to {what}': '{what} に、すべての IP アドレスから接続できます',
  'is not protected against a reinstall': 'OS 再インストールを防ぐ操作保護が無効です',
  'a publish opened SSH at {at} and did not close it':
    '公開のために {at} に有効にした SSH が、有効のままです',
  'is: {observed}; assumed was: {assumed}': '実際: {observed}、想定: {assumed}',
  '--most needs a number from 1.': '--most には1以上の数を指定してください。',
  '{calls} calls: {confirmed} operations confirmed, {contradicted} contradicted, {rejected} rejected, {left} not called; {findings} differences, {assumptions} assumptions contradicted, {inferred} inferred statements borne out.':
    '呼び出し{calls}回: オペレーションの一致 {confirmed}、不一致 {contradicted}、拒否 {rejected}、未実行 {left}。差分 {findings}、想定との不一致 {assumptions}、確認できた推定 {inferred}。',
  '{calls} calls, {operation}': '呼び出し{calls}回、{operation}',
  '{file} is no report of verify.': '{file} は verify のレポートではありません。',
  'A rate limit of the account has ended the verification early: verify again later to read the rest.':
    'アカウントのレート制限により、照合を途中で終了しました。残りを読み取るには、後でもう一度実行してください。',
  'The report is in {file}.': 'レポートを {file} に保存しました。',
  'hostwright verify --show {file} prints all that it holds.':
    'hostwright verify --show {file} で、すべての内容を表示します。',
  '{file} has 1 record.': '{file} にレコード1件を保存しました。',
  '{file} has {count} records.': '{file} にレコード{count}件を保存しました。',
  'Left out, because its host is no domain name: {record}':
    'ホストがドメイン名ではないため、含めていません: {record}',
  'Left out, because the service keeps it: {record}': 'サービスが管理しているため、含めていません: {record}',
  'Left out, because the service keeps them: {records}.':
    'サービスが管理しているため、含めていません: {records}',
  '{name} had a challenge of more than an hour ago, which is removed.':
    '{name} に残っていた1時間以上前のチャレンジを削除しました。',
  '{name} has this challenge already.': '{name} には、すでにこのチャレンジがあります。',
  '{name} has this challenge now.': '{name} にこのチャレンジを追加しました。',
  '{name} is gone already.': '{name} は、すでにありません。',
  '{name} is removed.': '{name} を削除しました。',
  'Give FQDN and VALUE, or CERTBOT_DOMAIN and CERTBOT_VALIDATION.':
    'FQDN と VALUE、または CERTBOT_DOMAIN と CERTBOT_VALIDATION を指定してください。',
  '--propagation-seconds is from 0 to 86400.':
    '--propagation-seconds には 0 から 86400 までの値を指定してください。',
  'No server of this account has that domain.':
    'このアカウントのどのサーバーにも、そのドメインはありません。',
}
