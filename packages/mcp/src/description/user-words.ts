/**
 * Words of users, in Japanese and English, with the words of the description that mean the same. A longer one counts
 * before those inside it.
 */
export const userWords: readonly (readonly [said: string, meant: string])[] = [
  ['ドメイン', 'domain'],
  ['サブドメイン', 'subdomain'],
  ['レコード', 'dns records'],
  ['メールアドレス', 'mail accounts'],
  ['メールボックス', 'mail accounts'],
  ['メール', 'mail'],
  ['転送', 'forwarding'],
  ['自動返信', 'auto reply'],
  ['迷惑メール', 'spam filter'],
  ['振り分け', 'mail filter'],
  ['データベースユーザー', 'database user'],
  ['データベース', 'database'],
  ['権限', 'grants'],
  ['再起動', 'reboot vps'],
  ['再インストール', 'reinstall vps'],
  ['起動', 'start vps'],
  ['停止', 'stop vps'],
  ['電源', 'vps power'],
  ['証明書', 'ssl certificate'],
  ['ファイアウォール', 'packet filter'],
  ['パケットフィルター', 'packet filter'],
  ['ポート', 'packet filter'],
  ['定期実行', 'cron job'],
  ['公開鍵', 'ssh key'],
  ['バージョン', 'version'],
  ['ログ', 'log'],
  ['アクセスログ', 'access log'],
  ['エラーログ', 'error log'],
  ['容量', 'usage'],
  ['使用量', 'usage'],
  ['料金', 'plans'],
  ['プラン', 'plans'],
  ['一覧', 'list'],
  ['見たい', 'list'],
  ['確認', 'get'],
  ['追加', 'create'],
  ['作りたい', 'create'],
  ['作成', 'create'],
  ['削除', 'delete'],
  ['消したい', 'delete'],
  ['変更', 'update'],
  ['変えたい', 'update'],
  ['注文', 'order'],
  ['契約', 'order'],
  ['サーバー', 'server'],
  ['逆引き', 'reverse hostname'],
  ['保護', 'protection'],
  ['海外', 'abroad restriction'],
  ['鍵', 'key'],
  ['inbox', 'mail account'],
  ['mailbox', 'mail account'],
  ['email address', 'mail account'],
  ['restart', 'reboot vps'],
  ['turn off', 'stop vps'],
  ['shut down', 'stop vps'],
  ['turn on', 'start vps'],
  ['firewall', 'packet filter'],
  ['open ports', 'packet filter'],
  ['https', 'ssl certificate'],
  ['scheduled', 'cron'],
  ['vacation', 'auto reply'],
  ['out of office', 'auto reply'],
  ['junk', 'spam filter'],
  ['remove', 'delete'],
  ['wipe', 'reinstall vps'],
  ['blog', 'wordpress'],
  ['disk space', 'server usage'],
  ['how much does', 'list plans'],
  ['ptr', 'reverse hostname'],
  ['buy', 'order'],
]

/** Adds to a query the words of the description for those that users say, and drops what is in no Latin letters. */
export function asDescribed(query: string): string {
  const meant: string[] = []
  let rest = query.normalize('NFKC').toLowerCase()
  for (const [said, words] of userWords.toSorted(([one], [other]) => other.length - one.length)) {
    if (!rest.includes(said)) continue
    rest = rest.replaceAll(said, ' ')
    meant.push(words)
  }
  return [rest.replaceAll(/[^\p{Script=Latin}\p{N}\s._-]+/gu, ' '), ...meant].join(' ').trim()
}
