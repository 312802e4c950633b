/** The JSON Schema of a value that a tool takes. */
export interface InputSchema {
  readonly type?: string
  readonly description?: string
  readonly additionalProperties?: boolean
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
  readonly items?: InputSchema
}
