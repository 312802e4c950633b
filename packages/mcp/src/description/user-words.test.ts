import { expect, test } from 'vitest'
import { loadDescription } from './load-description.ts'
import { createSearchNames } from './search-names.ts'

const searchNames = createSearchNames(await loadDescription(), [])

/** Questions in the words of users, twenty of them Japanese, each with the operation that it is about. */
const questions: readonly (readonly [question: string, operation: string])[] = [
  ['DNSレコードの一覧を見たい', 'listDnsRecords'],
  ['DNSレコードを追加したい', 'createDnsRecord'],
  ['メールアドレスの一覧', 'listMailAccounts'],
  ['メールアドレスを作りたい', 'createMailAccount'],
  ['メールの転送を変更したい', 'updateMailForwarding'],
  ['自動返信を変更したい', 'updateAutoReply'],
  ['迷惑メールの設定を変更', 'updateSpamFilter'],
  ['データベースを作成したい', 'createDatabase'],
  ['データベースユーザーの一覧', 'listDatabaseUsers'],
  ['サブドメインを追加', 'createSubdomain'],
  ['ドメインを削除したい', 'deleteDomain'],
  ['VPSを再起動したい', 'rebootVps'],
  ['VPSを停止したい', 'stopVps'],
  ['VPSを起動したい', 'startVps'],
  ['VPSのOSを再インストール', 'reinstallVps'],
  ['SSL証明書の一覧', 'listSslCertificates'],
  ['PHPのバージョンを変えたい', 'updatePhpVersion'],
  ['VPSのファイアウォールを確認', 'getPacketFilter'],
  ['SSHの公開鍵を追加', 'createSshKey'],
  ['VPSを注文したい', 'orderVps'],
  ['show me my dns records', 'listDnsRecords'],
  ['which email addresses do I have', 'listMailAccounts'],
  ['make a new inbox', 'createMailAccount'],
  ['restart my vps', 'rebootVps'],
  ['turn off the vps', 'stopVps'],
  ['turn on the vps', 'startVps'],
  ['what does the firewall let in', 'getPacketFilter'],
  ['how full is the disk space', 'getServerUsage'],
  ['when does my https expire', 'listSslCertificates'],
  ['list scheduled jobs', 'listCronJobs'],
  ['set an out of office message', 'createAutoReply'],
  ['change the junk settings', 'updateSpamFilter'],
  ['remove a database', 'deleteDatabase'],
  ['wipe the machine and install debian', 'reinstallVps'],
  ['install a blog', 'installWordPress'],
  ['how much does a vps cost', 'listVpsPlans'],
  ['change the ptr of my vps', 'updateVpsReverseDns'],
  ['buy a vps', 'orderVps'],
  ['what may this api key do', 'getApiKey'],
  ['which php version runs', 'listPhpVersions'],
]

test('each of forty questions in the words of users finds its operation among the first six', () => {
  expect(questions).toHaveLength(40)
  const missed = questions.filter(
    ([question, operation]) => !searchNames(question, 6).names.some(({ name }) => name === operation),
  )
  expect(missed).toEqual([])
})
