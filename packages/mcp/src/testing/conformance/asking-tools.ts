import { randomBytes } from 'node:crypto'
import {
  type CallToolResult,
  createRequestStateCodec,
  inputRequired,
  type InputRequest,
  type InputRequiredResult,
  inputResponse,
  type McpServer,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { noInput, text } from './content.ts'

/** Seals the state that a client sends back. */
export const codec: RequestStateCodec<{ readonly step: number }> = createRequestStateCodec({
  key: randomBytes(32),
})

/** Asks for one text with a form. */
export const form = (message: string, property: string): InputRequest =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [property]: { type: 'string' } }, required: [property] },
  })

const confirmation = (): InputRequest =>
  inputRequired.elicit({
    message: 'Please confirm',
    requestedSchema: { type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] },
  })

const sample = (question: string, maxTokens: number): InputRequest =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens,
  })

const done = (value: string): CallToolResult => ({ content: [text(value)] })

/** Reads one property of an accepted form; undefined when the form is missing, declined or of another shape. */
export function answered({ mcpReq }: ServerContext, key: string, property: string): unknown {
  const response = inputResponse(mcpReq.inputResponses, key)
  return response.kind === 'elicit' && response.action === 'accept' ? response.content?.[property] : undefined
}

type Result = CallToolResult | InputRequiredResult
type Ask = (context: ServerContext) => Result | Promise<Result>

const name = (): InputRequest => form('What is your name?', 'name')

/** Asks for a confirmation with sealed state. The server rejects changed state before this runs. */
async function askWithState(context: ServerContext): Promise<Result> {
  const isSealed = context.mcpReq.requestState<{ step: number }>()?.step === 1
  return isSealed && answered(context, 'confirm', 'ok') !== undefined
    ? done('state-ok')
    : inputRequired({
        inputRequests: { confirm: confirmation() },
        requestState: await codec.mint({ step: 1 }),
      })
}

const tools: Readonly<Record<string, Ask>> = {
  test_input_required_result_elicitation(context) {
    const given = answered(context, 'user_name', 'name')
    return typeof given === 'string'
      ? done(`Hello, ${given}!`)
      : inputRequired({ inputRequests: { user_name: name() } })
  },
  test_input_required_result_sampling({ mcpReq }) {
    const response = inputResponse(mcpReq.inputResponses, 'capital_question')
    return response.kind === 'sampling'
      ? done(JSON.stringify(response.result.content))
      : inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?', 100) } })
  },
  test_input_required_result_list_roots({ mcpReq }) {
    const response = inputResponse(mcpReq.inputResponses, 'client_roots')
    return response.kind === 'roots'
      ? done(response.roots.map(({ uri }) => uri).join(' '))
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } })
  },
  test_input_required_result_request_state: askWithState,
  test_input_required_result_tampered_state: askWithState,
  async test_input_required_result_multiple_inputs(context) {
    const { inputResponses } = context.mcpReq
    const kinds = ['user_name', 'greeting', 'client_roots'].map(
      (key) => inputResponse(inputResponses, key).kind,
    )
    return kinds.includes('missing')
      ? inputRequired({
          inputRequests: {
            user_name: name(),
            greeting: sample('Generate a greeting', 50),
            client_roots: inputRequired.listRoots(),
          },
          requestState: await codec.mint({ step: 1 }),
        })
      : done(kinds.join(' '))
  },
  async test_input_required_result_multi_round(context) {
    const step = context.mcpReq.requestState<{ step: number }>()?.step ?? 0
    if (step === 2 && answered(context, 'step2', 'color') !== undefined) return done('Both steps are done')
    const isNext = step === 1 && answered(context, 'step1', 'name') !== undefined
    return inputRequired({
      inputRequests: isNext
        ? { step2: form('Step 2: What is your favorite color?', 'color') }
        : { step1: form('Step 1: What is your name?', 'name') },
      requestState: await codec.mint({ step: isNext ? 2 : 1 }),
    })
  },
  test_missing_capability() {
    return inputRequired({ inputRequests: { question: sample('Is anybody there?', 10) } })
  },
  test_streaming_elicitation() {
    return inputRequired({ inputRequests: { user_name: name() } })
  },
  test_input_required_result_capabilities({ mcpReq }) {
    const envelope = mcpReq.envelope as Readonly<Record<string, object>> | undefined
    const declared = envelope?.['io.modelcontextprotocol/clientCapabilities'] ?? {}
    return inputRequired({
      inputRequests: {
        ...('elicitation' in declared && { user_name: name() }),
        ...('sampling' in declared && { greeting: sample('Generate a greeting', 50) }),
      },
    })
  },
}

/** Registers the tools of the suite that ask the client for something before they end. */
export function registerAskingTools(server: McpServer): void {
  for (const [tool, ask] of Object.entries(tools))
    server.registerTool(tool, { description: `Asks as ${tool}`, inputSchema: noInput }, (_, context) =>
      ask(context),
    )
}
