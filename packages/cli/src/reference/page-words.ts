/** Texts of the command reference around those of the commands. */
export interface PageWords {
  readonly title: string
  readonly summary: string
  readonly introduction: string
  readonly exitCodes: string
  readonly environment: string
  readonly commands: string
  readonly code: string
  readonly variable: string
  readonly flag: string
  readonly meaning: string
  readonly sentence: (brief: string) => string
}

export const english: PageWords = {
  title: 'Command reference',
  summary: 'Every command of hostwright, with its flags, exit codes and environment variables.',
  introduction:
    'Each command explains itself with `--help`; [the guide](command-line.md) shows how they work together. Commands that call the API take `--context NAME`, `--debug` and `--ca-file FILE`; those that print data take `--output table|json|yaml|ndjson`, or `-o`, with properties behind `=` such as `-o table=name,status`, `--sort`, `--filter`, `--no-header` and `--json`; those that ask take `--yes`. `--lang en|ja` anywhere in a line chooses the language of help, questions and messages; otherwise `LC_ALL`, `LC_MESSAGES` or `LANG` does. `--context`, `--debug`, `--ca-file`, `--output` and `--json` are also taken in front of the command: `hostwright --context work vps list`.',
  exitCodes: 'Exit codes',
  environment: 'Environment variables',
  commands: 'Commands',
  code: 'Code',
  variable: 'Variable',
  flag: 'Flag',
  meaning: 'Meaning',
  sentence: (brief) => `${brief}.`,
}

export const japanese: PageWords = {
  title: 'コマンドリファレンス',
  summary:
    'hostwright のすべてのコマンドの説明と、フラグ、終了コード、環境変数の一覧です。サンドボックスでも実際のサービスでも同じです。',
  introduction:
    '各コマンドの説明は `--help` で表示できます。組み合わせて使う方法は、[ガイド](command-line.md)を参照してください。API を呼び出すコマンドでは、`--context NAME`、`--debug`、`--ca-file FILE` を指定できます。データを表示するコマンドでは、`--output table|json|yaml|ndjson` または `-o`（`=` の後に `-o table=name,status` のようにプロパティを指定）、`--sort`、`--filter`、`--no-header`、`--json` を指定できます。確認を求めるコマンドでは `--yes` を指定できます。ヘルプ、確認、メッセージの言語は、行のどこかに書いた `--lang en|ja` で選べます。指定しない場合は、`LC_ALL`、`LC_MESSAGES`、`LANG` に従います。`--context`、`--debug`、`--ca-file`、`--output`、`--json` は、コマンドの前にも指定できます。例：`hostwright --context work vps list`',
  exitCodes: '終了コード',
  environment: '環境変数',
  commands: 'コマンド',
  code: 'コード',
  variable: '変数',
  flag: 'フラグ',
  meaning: '意味',
  sentence: (brief) => brief,
}
