import type { RunningOperation } from '@hostwright/sandbox'
import { isJapanese } from './is-japanese.ts'

/** Texts of the dashboard, in the language that the reader has chosen, or the browser asks for. */
export const dashboardWords = {
  /** Texts of the page around the parts, by the name that `page.html` gives them. */
  frame: {
    title: isJapanese ? 'サンドボックス · Hostwright' : 'Sandbox · Hostwright',
    skip: isJapanese ? 'リクエストへ移動' : 'Skip to the requests',
    sandbox: isJapanese ? 'サンドボックス' : 'Sandbox',
    connecting: isJapanese ? '接続中' : 'Connecting',
    documentation: isJapanese ? 'ドキュメント' : 'Documentation',
    building: isJapanese ? 'ドキュメントを作成しています' : 'Documentation is being built',
    theme: isJapanese ? '明暗の切り替え' : 'Dark or light',
    otherLanguage: isJapanese ? 'English' : '日本語',
    parts: isJapanese ? 'このページの内容' : 'Parts of this page',
    requests: isJapanese ? 'リクエスト' : 'Requests',
    account: isJapanese ? 'アカウント' : 'Account',
    progress: isJapanese ? '処理中' : 'In progress',
    servers: isJapanese ? 'サーバー' : 'Servers',
    faults: isJapanese ? '障害' : 'Faults',
    limits: isJapanese ? 'レート制限' : 'Limits',
    keys: isJapanese ? 'API キー' : 'Keys',
    assumptions: isJapanese ? '想定' : 'Assumptions',
  },
  heading: isJapanese ? 'サンドボックスのダッシュボード' : 'Dashboard of this sandbox',
  connected: isJapanese ? '接続済み' : 'Live',
  notConnected: isJapanese ? '未接続' : 'Not connected',
  noResponse: isJapanese ? 'サンドボックスからレスポンスがありません。' : 'The sandbox does not respond.',
  howToBegin: isJapanese
    ? 'このベース URL と、サンドボックスの起動時に表示された API キーをプログラムに設定してください。プログラムのリクエストがここに表示されます。'
    : 'Give your program this base URL and the key that the sandbox printed when it started; its requests appear here.',
  serversAndOrders: isJapanese ? 'サーバーと注文' : 'Servers and orders',
  contents: isJapanese ? 'ドメイン、メール、データベース' : 'Domains, mail and databases',
  contentsOf: (server: string) =>
    isJapanese ? `${server} のドメイン、メール、データベース` : `Domains, mail and databases of ${server}`,
  since: (day: string) => (isJapanese ? `${day} から` : `since ${day}`),
  notAdded: isJapanese ? 'レコードのみ（ドメインは未追加）' : 'has records, but is not added yet',
  certificateEnds: (day: string) => (isJapanese ? `証明書の有効期限 ${day}` : `certificate ends ${day}`),
  noCertificate: isJapanese ? '証明書なし' : 'no certificate',
  subdomains: isJapanese ? 'サブドメイン' : 'Subdomains',
  mail: isJapanese ? 'メールアカウント' : 'Mail accounts',
  dns: isJapanese ? 'DNS レコード' : 'DNS records',
  databases: isJapanese ? 'データベース' : 'Databases',
  usedBy: (database: string, users: string) =>
    isJapanese ? `${database}：${users}` : `${database}: ${users}`,
  clock: isJapanese ? '時計' : 'Clock',
  timeZone: isJapanese ? '日本時間、' : 'JST, ',
  pause: isJapanese ? '一時停止' : 'Pause',
  resume: isJapanese ? '再開' : 'Resume',
  speed: isJapanese ? '速さ' : 'Speed',
  pace(speed: number) {
    if (speed === 0) return isJapanese ? '停止中' : 'stands still'
    if (speed === 1) return isJapanese ? '実時間' : 'real time'
    return isJapanese ? `実時間の${speed}倍` : `${speed} × real time`
  },
  balance: isJapanese ? '残高（円）' : 'Balance in yen',
  set: isJapanese ? '設定' : 'Set',
  startOver: isJapanese ? '最初からやり直す' : 'Start over',
  confirmStart: isJapanese
    ? '最初からやり直しますか？このサンドボックスのサーバー、API キー、障害、記録はすべて消去され、元に戻せません。'
    : 'Start over? Servers, keys, faults and the journal of this sandbox are lost.',
  world: isJapanese ? '初期データ' : 'World',
  save: isJapanese ? 'スナップショットを保存' : 'Save a snapshot',
  restore: isJapanese ? 'スナップショットを復元' : 'Restore a snapshot',
  noJson: isJapanese ? 'このファイルは JSON ではありません。' : 'This file is no JSON.',
  kinds: {
    signup: isJapanese ? 'VPS の注文' : 'VPS order',
    hosting: isJapanese ? '共用サーバーの注文' : 'Hosting order',
    power: isJapanese ? '電源操作' : 'Power',
    reinstall: isJapanese ? 'OS 再インストール' : 'Reinstall',
    'late-request': isJapanese ? '遅れて実行されるリクエスト' : 'Late request',
  } satisfies Readonly<Record<RunningOperation['kind'], string>>,
  nothing: isJapanese ? '処理中のものはありません。' : 'Nothing.',
  operation: (kind: string, name: string) => (isJapanese ? `${kind}：${name}` : `${kind}: ${name}`),
  afterReads: (reads: number) =>
    isJapanese ? `状態をあと${reads}回取得した後に終了` : `after ${reads} more reads of its state`,
  held: isJapanese ? '別の方針が設定されるまで継続' : 'held until another policy is set',
  ending: isJapanese ? 'まもなく終了' : 'ending',
  left: (time: string) => (isJapanese ? `残り${time}` : `${time} left`),
  yours: (time: string) => (isJapanese ? `（実時間で${time}）` : ` (${time} of yours)`),
  whatIsLeft: isJapanese
    ? '残りの回数（アカウントのすべての API キーで共有）'
    : 'What is left. All keys of the account share it.',
  paths: isJapanese ? 'パス' : 'Paths',
  minute: isJapanese ? '1分間' : 'Minute',
  day: isJapanese ? '1日' : 'Day',
  atOnce: isJapanese ? '同時' : 'At once',
  noLimit: isJapanese ? '制限なし' : 'no limit',
  leftOf: (left: number, limit: number) => (isJapanese ? `${left}/${limit}` : `${left} of ${limit}`),
  blocked: (address: string, seconds: number) =>
    isJapanese
      ? `${address} は 401 が多すぎるため、あと${seconds}秒間ブロックされます`
      : `${address} is blocked for ${seconds} s more: too many 401`,
  changeLimits: isJapanese ? 'レート制限の変更' : 'Change the limits',
  limitsOf: isJapanese ? '対象' : 'Limits of',
  numbers: {
    perMinute: isJapanese ? '1分間' : 'A minute',
    perDay: isJapanese ? '1日' : 'A day',
    concurrent: isJapanese ? '同時' : 'At once',
  },
  removeLimit: isJapanese ? '制限をなくす' : 'No limit',
  keysAreHashes: isJapanese
    ? 'API キーはハッシュの先頭で示します。API キー自体は作成時に一度だけ表示されます。'
    : 'Named by the beginning of their hashes; a key itself is shown only when it is created.',
  newKey: isJapanese ? '新しい API キー（表示は今回だけです）：' : 'The new key, shown this once:',
  addKey: isJapanese ? 'API キーの追加' : 'Add a key',
  revoke: isJapanese ? '失効' : 'Revoke',
  revokeKey: (id: string) => (isJapanese ? `API キー ${id} を失効` : `Revoke key ${id}`),
  confirmRevoke: (id: string) =>
    isJapanese
      ? `API キー ${id} を失効させますか？以後、この API キーを使うと 401 が返ります。`
      : `Revoke the key ${id}? Requests with it get 401 from now on.`,
  rights: isJapanese ? '権限' : 'Rights',
  mayOrder: isJapanese ? '注文を許可' : 'May place orders',
  moreRights: isJapanese ? '詳細な権限（JSON）' : 'More rights, as JSON',
  bodyOf: {
    before: isJapanese ? '' : 'As the body of ',
    after: isJapanese ? ' のボディ' : '',
  },
  createKey: isJapanese ? 'API キーを作成' : 'Create a key',
  noRights: isJapanese ? '権限が JSON ではありません。' : 'The rights are no JSON.',
  legacy: isJapanese ? '旧形式' : 'legacy',
  until: (date: string) => (isJapanese ? `${date} まで有効` : `until ${date}`),
  from: (addresses: string) => (isJapanese ? `接続元 ${addresses}` : `from ${addresses}`),
  selected: (count: number) => (isJapanese ? `選択した${count}件のみ` : `for ${count} selected`),
  withOrders: isJapanese ? '注文可' : 'with orders',
  changed: (all: number, changed: number) =>
    isJapanese ? `${all}件、変更${changed}件` : `${all}, ${changed} changed`,
  assumptionsAre: isJapanese
    ? 'ドキュメントに記載のない動作についての、このサンドボックスの想定（起動時に選択）'
    : 'What this sandbox does where nothing is documented. They are chosen when it starts.',
  showThem: isJapanese ? '想定の一覧（英語）' : 'Show them',
  filterThem: isJapanese ? '想定の絞り込み' : 'Filter the assumptions',
  filter: isJapanese ? '絞り込み' : 'Filter',
}
