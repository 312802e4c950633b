import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { writeWorkflowsPage } from './write-workflows-page.ts'

const folder = fileURLToPath(new URL('../../../../../spec/workflows', import.meta.url))

test('every workflow is shown with its steps, its inputs and its file', () => {
  const { page, text: content } = writeWorkflowsPage(folder, 'en', (text) => text)
  expect(page.path).toBe('workflows.html')
  expect(content).toContain(
    '1. `order` calls [`orderVps`](operation:orderVps). This spends money. Only a 429 is retried, since it was not executed.',
  )
  expect(content).toContain('1. `rest` calls `readRest`. What follows, to the last page.')
  expect(content).toContain(
    '- `ownershipHost`: Label of the TXT record that proves the ownership. `_ownership-verify` unless given.',
  )
  for (const name of readdirSync(folder)) expect(content).toContain(`<summary><code>${name}</code></summary>`)
})
