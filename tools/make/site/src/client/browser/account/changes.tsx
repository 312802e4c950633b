import type { RecordChange } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { toJapanTime } from '../view/format.ts'
import { accountWords as words } from './account-words.ts'
import { listDifferences } from './list-differences.ts'

/** What a request has changed in the records of the sandbox: former values struck out, and new ones. */
export function Changes({ changes }: { readonly changes: readonly RecordChange[] }): JSX.Element {
  return (
    <div role="region" aria-label={words.changes}>
      <p class="account-title">{words.changes}</p>
      {changes.map((change) => (
        <RecordDifferences key={`${change.collection} ${change.id}`} change={change} />
      ))}
    </div>
  )
}

function RecordDifferences({ change }: { readonly change: RecordChange }): JSX.Element {
  const { collection, id, before, after } = change
  const what = before === null ? words.created : after === null ? words.deleted : words.changed
  return (
    <div class="log-change">
      <p>
        {what} <code>{`${collection} ${id}`}</code>
      </p>
      <pre tabIndex={0}>
        {listDifferences(change).map(({ path, ...values }) => (
          <div key={path}>
            {path}: {values.before !== undefined && <del>{toText(values.before, path)}</del>}{' '}
            {values.after !== undefined && <ins>{toText(values.after, path)}</ins>}
          </div>
        ))}
      </pre>
    </div>
  )
}

/** Writes a moment as a time in Japan, and any other value as JSON. */
function toText(value: unknown, path: string): string {
  return path.endsWith('At') && typeof value === 'number' ? toJapanTime(value) : JSON.stringify(value)
}
