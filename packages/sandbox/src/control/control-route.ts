import type { Controls } from './controls.ts'

/** One operation of the control plane: the same as a method of the sandbox. */
export interface ControlRoute {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The template below `/_sandbox`, as in the description of the control plane. */
  readonly path: string
  /** Largest size of its body, if it is more than usual. */
  readonly mostBytes?: number
  /** Returns the body of a 200; `undefined` is a 204 without a body, and a stream is sent unchanged. */
  response(controls: Controls, input: ControlInput): unknown
}

export interface ControlInput {
  readonly path: Readonly<Record<string, string>>
  /** It is valid by the description. */
  readonly body: Readonly<Record<string, unknown>>
  /** The `Last-Event-ID` of the request. */
  readonly lastEventId: string | undefined
}
