import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Source } from '../pages/source.ts'
import { fixedPages } from '../shell/fixed-pages.ts'
import type { Language } from '../shell/navigation.ts'
import type { Translate } from '../translations/read-translations.ts'
import { createWorkflowWords, type WorkflowWords } from './workflow-words.ts'

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

/**
 * Writes the page of all workflows in a folder: the steps of each, how to run it, and its file. `translate` has the texts
 * of the files, which are in English.
 */
export function writeWorkflowsPage(folder: string, lang: Language, translate: Translate): Source {
  const words = createWorkflowWords(lang)
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  const told = files.map((name) =>
    writeFile(name, readFileSync(join(folder, name), 'utf8'), words, translate),
  )
  return { page: fixedPages.workflows[lang], text: `${words.introduction}\n\n${told.join('\n')}` }
}

function writeFile(name: string, text: string, words: WorkflowWords, translate: Translate): string {
  const { info, workflows } = parse(text) as Arazzo
  const [only, ...others] = workflows
  const told =
    others.length === 0
      ? writeWorkflow(only!, words, translate)
      : workflows.map((one) => writeNamedWorkflow(one, words, translate)).join('\n')
  return `## ${translate(info.title)}

${translate(info.description)}
${told}
<details>
<summary><code>${name}</code></summary>

\`\`\`yaml
${text}\`\`\`

</details>
`
}

function writeNamedWorkflow(workflow: Workflow, words: WorkflowWords, translate: Translate): string {
  return `### ${workflow.workflowId}

${words.sentence(translate(workflow.summary))}

${writeWorkflow(workflow, words, translate)}`
}

function writeWorkflow({ inputs, steps }: Workflow, words: WorkflowWords, translate: Translate): string {
  const done = steps.map(({ stepId, description, operationId, workflowId }) => {
    const target =
      operationId === undefined ? `\`${workflowId}\`` : `[\`${operationId}\`](operation:${operationId})`
    const about = description === undefined ? '' : translate(description)
    return `1. ${words.step(`\`${stepId}\``, target)}${about}`
  })
  const given = Object.entries(inputs.properties).map(([name, { description, default: usual }]) => {
    const otherwise = inputs.required.includes(name) ? '' : words.otherwise(`\`${String(usual)}\``)
    return `- ${words.input(`\`${name}\``)}${translate(description)}${otherwise}`
  })
  return `${done.join('\n')}

${words.inputs}

${given.join('\n')}
`
}
