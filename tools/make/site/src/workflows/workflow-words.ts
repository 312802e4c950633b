/** Texts of the page of workflows around those of the files. */
export interface WorkflowWords {
  readonly introduction: (command: string) => string
  readonly sentence: (summary: string) => string
  readonly step: (step: string, target: string) => string
  readonly inputs: string
  readonly input: (name: string) => string
  readonly otherwise: (usual: string) => string
}

export const english: WorkflowWords = {
  introduction: (command) => `# Workflows

Tasks that take several calls, in [Arazzo](https://spec.openapis.org/arazzo/v1.0.1.html) 1.0.1: which operation follows
which, what one hands to the next, and what to do when a call fails. People can read them, and tools can run them. They
are in the package \`@hostwright/openapi\`, and each is run against the sandbox with every change, with faults as well.

\`redocly respect\` runs them. They aim at the [sandbox](guides/sandbox.md) on your machine, where nothing is bought or
erased, until \`--server hostwright=https://…\` names the real service. Inputs come as JSON, from the environment, so that no key is in the
list of processes:

${command}

- Only rejections are retried everywhere (429, after a minute). A write that failed in another way may have been executed,
  so it is never retried.
- Keys and passwords are masked in what is printed, in \`--json-output\` and in \`--har-output\`.`,
  sentence: (summary) => `${summary}.`,
  step: (step, target) => `${step} calls ${target}. `,
  inputs: 'Inputs:',
  input: (name) => `${name}: `,
  otherwise: (usual) => ` ${usual} unless given.`,
}

export const japanese: WorkflowWords = {
  introduction: (command) => `# ワークフロー

複数の呼び出しが必要な作業を [Arazzo](https://spec.openapis.org/arazzo/v1.0.1.html) 1.0.1 で記述しています。オペレーションの順序、次に渡す値、呼び出しが失敗したときの処理がわかります。人が読むことも、ツールで実行することもできます。ファイルはパッケージ \`@hostwright/openapi\` に含まれています。変更のたびに、障害を起こす場合も含めてサンドボックスで実行しています。

\`redocly respect\` で実行します。\`--server hostwright=https://…\` で実際のサービスを指定しない限り、[サンドボックス](guides/sandbox.md)（手元のマシン）に送信されます。料金は発生せず、データも消去されません。入力は JSON として環境変数で渡します。そのため、API キーはプロセスの一覧に現れません。

${command}

- 自動で再試行されるのは、拒否されたリクエストだけです（429 の1分後）。ほかの理由で失敗した書き込みは、実行された可能性があるため再試行されません。
- 画面、\`--json-output\`、\`--har-output\` の出力では、API キーとパスワードが伏せられます。`,
  sentence: (summary) => `${summary}。`,
  step: (step, target) => `${step}：${target} を呼び出します。`,
  inputs: '入力：',
  input: (name) => `${name}：`,
  otherwise: (usual) => `（省略時は ${usual}）`,
}
