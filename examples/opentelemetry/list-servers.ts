// Lists the VPSs of the account, and prints the spans of the calls: node opentelemetry/list-servers.ts
import { createClient } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import { trace } from '@opentelemetry/api'
import { ConsoleSpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node'
import { inSpan, toTrace } from './tracing.ts'

// Use an exporter for your collector here, and run this part before everything else.
const provider = new NodeTracerProvider({
  spanProcessors: [new SimpleSpanProcessor(new ConsoleSpanExporter())],
})
provider.register()

const tracer = trace.getTracer('list-servers')
const vps = createVps(createClient({ trace: toTrace(tracer) }))
await inSpan(tracer, 'list servers', async () => {
  const servers = await vps.servers()
  await Promise.all(servers.map(({ uuid }) => vps.server(uuid).power.status()))
})
await provider.shutdown()
