import type { Controls } from './controls.ts'

/** One operation of the control plane: the same as a method of the sandbox. */
export interface ControlRoute {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The template below `/_sandbox`, as in the description of the control plane. */
  readonly path: string
  /** How long its body may be, where that is more than usual. */
  readonly mostBytes?: number
  /** What it responds with 200; `undefined` is a 204 without a body, and a stream is sent as it is. */
  response(controls: Controls, input: ControlInput): unknown
}

export interface ControlInput {
  readonly path: Readonly<Record<string, string>>
  /** It keeps to the description. */
  readonly body: Readonly<Record<string, unknown>>
  /** The `Last-Event-ID` of the request. */
  readonly lastEventId: string | undefined
}
