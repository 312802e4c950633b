import type { Controls } from './controls.ts'

/** One operation of the control plane, the HTTP interface for tests. It calls the methods of the sandbox. */
export interface ControlRoute {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path template below `/_sandbox`, as in the description of the control plane. */
  readonly path: string
  /** Largest size of the request body in bytes, if it may be larger than usual. */
  readonly mostBytes?: number
  /**
   * Returns the response body of a 200. `undefined` leads to a 204 without a body, and a stream is sent
   * unchanged.
   */
  response(controls: Controls, input: ControlInput): unknown
}

export interface ControlInput {
  readonly path: Readonly<Record<string, string>>
  /** The request body, which was checked against the description; an empty object without a body. */
  readonly body: Readonly<Record<string, unknown>>
  /** The `Last-Event-ID` header of the request, which a browser sends when it reconnects to the events. */
  readonly lastEventId: string | undefined
}
