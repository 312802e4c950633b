import type { Language } from '../shell/navigation.ts'
import { sayIn } from '../shell/say-in.ts'

/** Texts of the page of workflows around those of the files. */
export type WorkflowWords = ReturnType<typeof createWorkflowWords>

export function createWorkflowWords(lang: Language) {
  const say = sayIn(lang)
  return {
    introduction: introductions[lang],
    sentence: (summary: string) => say(`${summary}.`, `${summary}。`),
    step: (step: string, target: string) =>
      say(`${step} calls ${target}. `, `${step}：${target} を呼び出します。`),
    inputs: say('Inputs:', '入力：'),
    input: (name: string) => say(`${name}: `, `${name}：`),
    otherwise: (usual: string) => say(` ${usual} unless given.`, `（省略時は ${usual}）`),
  }
}

const command = `\`\`\`sh
cd node_modules/@hostwright/openapi/workflows
export REDOCLY_CLI_RESPECT_INPUT='{"apiKey": "…", "from": "2026-10-01 00:00:00"}'
npx @redocly/cli respect read-the-log.yaml --workflow readLog
\`\`\``

const introductions = {
  en: `# Workflows

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
  ja: `# ワークフロー

複数の呼び出しが必要な作業を [Arazzo](https://spec.openapis.org/arazzo/v1.0.1.html) 1.0.1 で記述しています。オペレーションの順序、次に渡す値、呼び出しが失敗したときの処理がわかります。人が読むことも、ツールで実行することもできます。ファイルはパッケージ \`@hostwright/openapi\` に含まれています。変更のたびに、障害を起こす場合も含めてサンドボックスで実行しています。

\`redocly respect\` で実行します。\`--server hostwright=https://…\` で実際のサービスを指定しない限り、[サンドボックス](guides/sandbox.md)（手元のマシン）に送信されます。料金は発生せず、データも消去されません。入力は JSON として環境変数で渡します。そのため、API キーはプロセスの一覧に現れません。

${command}

- 自動で再試行されるのは、拒否されたリクエストだけです（429 の1分後）。ほかの理由で失敗した書き込みは、実行された可能性があるため再試行されません。
- 画面、\`--json-output\`、\`--har-output\` の出力では、API キーとパスワードが伏せられます。`,
}
