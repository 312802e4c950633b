import type { Texts } from '../translate.ts'

/** Questions and messages of the order commands. */
export const orders: Texts = {
  'Order <what> ({plan}, <months>) for {price} yen in total?':
    '<what>（{plan}、<months>）を合計{price}円で注文しますか？',
  'Order <what> ({plan}, <months>) for {price} yen in total by a campaign, instead of {usual}?':
    '<what>（{plan}、<months>）を、キャンペーン料金の合計{price}円（通常{usual}円）で注文しますか？',
  'VPS {name}': 'VPS {name}',
  'hosting server {name}': '共用サーバー {name}',
  '1 month': '1か月',
  '{count} months': '{count}か月',
  'Ordered for {price} yen: {product} {label}.': '{price}円で注文しました：{product} {label}',
  '{product} {label} is ordered already, and is being set up.':
    '{product} {label} は注文済みで、セットアップ中です。',
  '{product} {label} exists already: this run has ordered nothing.':
    '{product} {label} はすでにあります。今回は注文していません。',
  'It differs from this line: {names}.': 'コマンドの指定と異なる項目：{names}。',
  'Its status is {status}, which says neither that it lives nor that it has ended.':
    '状態は {status} です。契約が有効か終了したかは判断できません。',
  'An earlier order of this name is not settled.': '同じ名前の以前の注文の結果が確定していません。',
  'If you know that this contract is its own: {line}':
    'この契約がその注文のものであれば、次を実行してください：{line}',
  'It is ordered and paid, and is set up whether or not anybody waits.':
    '注文と支払いは完了しています。待機をやめてもセットアップは続きます。',
  'Do not order again.': 'もう一度注文しないでください。',
  'Nothing was ordered.': '注文していません。',
  'This run has ordered nothing.': '今回は注文していません。',
  'An order needs --agree-to-terms: the consent to the terms of service.':
    '注文には、利用規約への同意（--agree-to-terms）が必要です。',
  'There is no terminal to ask at: an order needs --yes and --max-price.':
    '確認を求める端末がありません。注文には --yes と --max-price が必要です。',
  'An order needs the password of root: --password-env, --password-file, --password-stdin or --password-generate.':
    '注文には root のパスワードが必要です。--password-env、--password-file、--password-stdin、--password-generate のいずれかを指定してください。',
  '{file} has another password now: run the line again, which uses it.':
    '{file} のパスワードが変わりました。もう一度実行すると、新しいパスワードを使います。',
  'No server has the generated password: {file} was removed.':
    '生成したパスワードを使うサーバーはありません。{file} を削除しました。',
  '--intent is for an order without {flag}: leave one of them out.':
    '--intent は {flag} を付けない注文に使います。どちらか一方だけを指定してください。',
  'An order needs {flag}, or --intent with a word of your own: the same line orders it once.':
    '注文には {flag}、または任意の語を付けた --intent が必要です。同じコマンドでは1回しか注文しません。',
  '--yes needs --max-price: the most that the order may cost.':
    '--yes には --max-price（注文の合計金額の上限）が必要です。',
  'This API key may not see the contract any more: look for it before you pay a second time.':
    'この API キーでは契約が見えなくなった可能性があります。二重に支払う前に、契約を確認してください。',
  'The log of this API key has orders or dry runs that this journal does not know ({found}).':
    'この API キーのログに、注文ジャーナルにない注文または事前確認があります（{found}）。',
  'One may be this very order, sent from another machine or folder.':
    'ほかの端末やフォルダーから送信された、この注文かもしれません。',
  'Run the line again with the journal of the program that sent them.':
    'それを送信したプログラムの注文ジャーナルを使って、もう一度実行してください。',
  'Run the line again with the journal of the program that sent them, or <later>.':
    'それを送信したプログラムの注文ジャーナルを使うか、<later>に、もう一度実行してください。',
  'If the contracts show that none of them is this order, add --despite-others {value} to the line, which then orders and pays for one more.':
    'どれもこの注文ではないことを契約で確認できた場合は、--despite-others {value} を付けてください。その場合、もう1台注文し、料金が発生します。',
  'It is unknown whether the order was executed: {reason}.': '注文が実行されたかどうか不明です（{reason}）。',
  'It is unknown whether this is ordered: {reason}.': '注文済みかどうか不明です（{reason}）。',
  'It is unknown whether the dry run was executed as an order: {reason}.':
    '事前確認が注文として実行されたかどうか不明です（{reason}）。',
  'Order nothing, and try nothing again, before that is settled: each time may be paid.':
    '結果が確定するまで、注文も事前確認も行わないでください。そのたびに料金が発生することがあります。',
  'Run the same line again.': '同じコマンドをもう一度実行してください。',
  'Run the same line again <later>.': '<later>に、同じコマンドをもう一度実行してください。',
  'Run this again.': 'もう一度実行してください。',
  'Run this again <later>.': '<later>に、もう一度実行してください。',
  'in 1 second': '1秒後',
  'in {count} seconds': '{count}秒後',
  'in 1 minute': '1分後',
  'in {count} minutes': '{count}分後',
  'It is usually visible within minutes, at the latest at {time}.':
    '通常は数分以内、遅くとも {time} には結果が分かります。',
  'It is usually visible within minutes, at the latest at {time}':
    '通常は数分以内、遅くとも {time} には結果が分かります',
  'It orders nothing before this is settled.': '結果が確定するまで、新しい注文は行われません。',
  'A person has to look at the contracts: {line} --contract {contract} settles it if that is its contract, --contract none if it has none.':
    '人が契約を確認する必要があります。この注文の契約であれば {line} --contract {contract} で、契約がなければ --contract none で確定します。',
  'If none is wrong, the next order is paid a second time.':
    '契約があるのに none を指定すると、次の注文で二重に支払うことになります。',
  'The order may or may not have been executed.': '注文が実行されたかどうか不明です。',
  'Do not order again before that is settled.': '結果が確定するまで、もう一度注文しないでください。',
  'The journal is of another account: {reason}.': '注文ジャーナルが別のアカウントのものです（{reason}）。',
  'The journal {problem}.': '注文ジャーナルに問題があります（{problem}）。',
  'The journal has no order of that key.': '注文ジャーナルに、その冪等キーの注文はありません。',
  'The account has 1 contract, and nothing was ever ordered with the journal {folder}, so it does not know what another one has ordered.':
    'アカウントに契約が1件ありますが、注文ジャーナル {folder} には注文の記録がありません。ほかのジャーナルで行われた注文は分かりません。',
  'The account has {count} contracts, and nothing was ever ordered with the journal {folder}, so it does not know what another one has ordered.':
    'アカウントに契約が{count}件ありますが、注文ジャーナル {folder} には注文の記録がありません。ほかのジャーナルで行われた注文は分かりません。',
  'It does not know the name {name} either: a journal on a volume that is new at each run knows nothing, and a CI needs a journal that lasts.':
    '名前 {name} の記録もありません。実行のたびに新しくなるボリュームには記録が残りません。CI では、消えない場所に注文ジャーナルを置いてください。',
  'If there is another journal, set HOSTWRIGHT_JOURNAL to its folder.':
    'ほかに注文ジャーナルがある場合は、HOSTWRIGHT_JOURNAL にそのフォルダーを指定してください。',
  'If there is none, or the contracts were ordered elsewhere, add --new-account {name} to the line.':
    'ない場合や、契約が別の方法で注文された場合は、--new-account {name} を付けてください。',
}
