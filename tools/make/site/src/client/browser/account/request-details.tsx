import type { JournaledRequest, RecordedExchange, RecordedMessage } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { toDuration, toJapanClock, toJapanTime } from '../view/format.ts'
import { accountWords as words } from './account-words.ts'
import { Changes } from './changes.tsx'
import { Code } from './code.tsx'
import { CopyButton } from './copy-button.tsx'
import { toSandboxAddress } from './sandbox-address.ts'
import { toCurl } from './to-curl.ts'

interface DetailsProps {
  readonly requests: readonly JournaledRequest[]
  readonly readExchange: (id: number) => Promise<RecordedExchange>
}

const mostChoices = 20

/** The details that a row of the log unfolds: facts and bodies of its newest request, or of another one of its group. */
export function RequestDetails({ requests, readExchange }: DetailsProps): JSX.Element {
  const [chosen, choose] = useState<number>()
  const request = requests.find(({ id }) => id === chosen) ?? requests.at(-1)!
  return (
    <div class="log-details">
      {requests.length > 1 && (
        <div class="account-row">
          {requests
            .slice(-mostChoices)
            .toReversed()
            .map(({ id, at }) => (
              <button type="button" key={id} aria-pressed={id === request.id} onClick={() => choose(id)}>
                {toJapanClock(at)}
              </button>
            ))}
        </div>
      )}
      <Facts request={request} />
      <Bodies key={request.id} request={request} readExchange={readExchange} />
    </div>
  )
}

function Facts({ request }: { readonly request: JournaledRequest }): JSX.Element {
  const { at, path, operationId, problems, keyId, rateLimit, isFaulted, isLate, status, durationMs } = request
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.operation, operationId ?? words.noOperation],
    [words.path, path],
    [words.time, `${words.inJapan(toJapanTime(at))}, ${toDuration(durationMs)}`],
    [words.says, problems.length > 0 ? problems.join('\n') : undefined],
    [words.response, status === null ? words.noResponse : undefined],
    [words.key, keyId ?? words.noKey],
    [
      words.rateLimit,
      rateLimit === null ? undefined : words.leftOf(rateLimit.remaining, rateLimit.limit, rateLimit.group),
    ],
    [words.fault, isFaulted ? words.injected : undefined],
    [words.late, isLate === true ? words.executedLate : undefined],
  ]
  return (
    <dl>
      {facts
        .filter(([, text]) => text !== undefined)
        .map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  )
}

function Bodies({
  request,
  readExchange,
}: { readonly request: JournaledRequest } & Pick<DetailsProps, 'readExchange'>): JSX.Element {
  const [exchange, show] = useState<RecordedExchange | string>()
  useEffect(() => {
    readExchange(request.id).then(show, (error: unknown) =>
      show(error instanceof Error ? error.message : String(error)),
    )
  }, [request.id])
  if (exchange === undefined) return <p class="muted">…</p>
  if (typeof exchange === 'string') return <p class="muted">{exchange}</p>
  return (
    <>
      <p>
        <CopyButton label={words.copyAsCurl} text={toShellLine(request, exchange)} />
      </p>
      {exchange.changes.length > 0 && <Changes changes={exchange.changes} />}
      <Message title={words.requestBody} message={exchange.request} query={exchange.query} />
      {exchange.response !== null && <Message title={words.responseBody} message={exchange.response} />}
    </>
  )
}

/** Returns a request as it can be sent once more. Secrets of its body are not in the record, and so not in the line. */
function toShellLine({ method, path }: JournaledRequest, { query, request }: RecordedExchange): string {
  const body = request.body === null ? undefined : JSON.stringify(request.body)
  const headers = { ...request.headers, ...(body !== undefined && { 'content-type': 'application/json' }) }
  return toCurl({ method, target: path + query, headers, body }, toSandboxAddress())
}

interface MessageProps {
  readonly title: string
  readonly message: RecordedMessage
  readonly query?: string
}

function Message({ title, message: { headers, body }, query = '' }: MessageProps): JSX.Element {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return (
    <div>
      <p class="account-title">{title}</p>
      {query !== '' && <p class="mono">{query}</p>}
      {body === null ? (
        <p class="muted">{words.noBody}</p>
      ) : (
        <Code text={JSON.stringify(body, null, 2)} label={title} language="JSON" />
      )}
      {lines.length > 0 && (
        <details>
          <summary>{words.headers}</summary>
          <pre tabIndex={0}>{lines.join('\n')}</pre>
        </details>
      )}
    </div>
  )
}
