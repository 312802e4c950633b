import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { MadePage } from '../pages/write-pages.ts'
import { workflowsPage } from '../shell/navigation.ts'

/** The parts of an Arazzo file that the page shows. */
interface Arazzo {
  readonly info: { readonly title: string; readonly summary: string; readonly description: string }
  readonly workflows: readonly Workflow[]
}

interface Workflow {
  readonly workflowId: string
  readonly summary: string
  readonly inputs: {
    readonly required: readonly string[]
    readonly properties: Readonly<
      Record<string, { readonly description: string; readonly default?: unknown }>
    >
  }
  readonly steps: readonly {
    readonly stepId: string
    readonly description?: string
    readonly operationId?: string
    readonly workflowId?: string
  }[]
}

/** Writes the page of all workflows in a folder: the steps of each, how to run it, and its file. */
export function writeWorkflowsPage(folder: string): MadePage {
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const content = `# Workflows

Tasks that take several calls, in [Arazzo](https://spec.openapis.org/arazzo/v1.0.1.html) 1.0.1: which operation follows
which, what one hands to the next, and what to do when a call fails. People can read them, and tools can run them. They
are in the package \`@hostwright/openapi\`, and each is run against the sandbox with every change, with faults as well.

\`redocly respect\` runs them. They aim at the [sandbox](guides/sandbox.md) on your machine, where nothing is bought or
erased, until \`--server hostwright=https://…\` names the real service. Inputs come as JSON, from the environment, so that no key is in the
list of processes:

\`\`\`sh
cd node_modules/@hostwright/openapi/workflows
export REDOCLY_CLI_RESPECT_INPUT='{"apiKey": "…", "from": "2026-10-01 00:00:00"}'
npx @redocly/cli respect read-the-log.yaml --workflow readLog
\`\`\`

- Only rejections are retried everywhere (429, after a minute). A write that failed in another way may have been executed,
  so it is never retried.
- Keys and passwords are masked in what is printed, in \`--json-output\` and in \`--har-output\`.

${files.map((name) => writeFile(name, readFileSync(join(folder, name), 'utf8'))).join('\n')}`
  const { title, summary } = workflowsPage
  return { stem: 'workflows', title, summary, content }
}

function writeFile(name: string, text: string): string {
  const { info, workflows } = parse(text) as Arazzo
  const [only, ...others] = workflows
  const told = others.length === 0 ? writeWorkflow(only!) : workflows.map(writeNamedWorkflow).join('\n')
  return `## ${info.title}

${info.description}
${told}
<details>
<summary><code>${name}</code></summary>

\`\`\`yaml
${text}\`\`\`

</details>
`
}

function writeNamedWorkflow(workflow: Workflow): string {
  return `### ${workflow.workflowId}

${workflow.summary}.

${writeWorkflow(workflow)}`
}

function writeWorkflow({ inputs, steps }: Workflow): string {
  const done = steps.map(({ stepId, description = '', operationId, workflowId }) => {
    const target =
      operationId === undefined ? `\`${workflowId}\`` : `[\`${operationId}\`](operation:${operationId})`
    return `1. \`${stepId}\` calls ${target}. ${description}`
  })
  const given = Object.entries(inputs.properties).map(([name, { description, default: usual }]) => {
    const otherwise = inputs.required.includes(name) ? '' : ` \`${String(usual)}\` unless given.`
    return `- \`${name}\`: ${description}${otherwise}`
  })
  return `${done.join('\n')}

Inputs:

${given.join('\n')}
`
}
