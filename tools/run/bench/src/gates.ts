// Times and ratios of times that may not grow. They are no tests: on a busy machine, or on one with other caches, they
// exceed their limits without a change of the code.
import { measureCommandLines } from './command-line.ts'
import { measureFirstResponse } from './mcp.ts'
import { measureCalls } from './measure-calls.ts'
import { measureFirstPaint } from './measure-first-paint.ts'
import { measureImport } from './measure-import.ts'
import { fullClient, openapiFetchClient } from './measured-clients.ts'

/** A measured figure and the range in which it has to be. */
export interface Gate {
  readonly figure: string
  readonly measured: number
  /** Smallest figure of a program that does its work. A smaller one shows that the benchmark measures something else. */
  readonly least: number
  readonly most: number
}

/** Returns a row for each gate, and whether all figures are within their limits. A figure that is no number is not. */
export function judgeGates(gates: readonly Gate[]): {
  readonly isWell: boolean
  readonly rows: Readonly<Record<string, object>>
} {
  const isWithin = ({ measured, least, most }: Gate): boolean => measured >= least && measured <= most
  const rows = gates.map((gate) => {
    const { figure, measured, least, most } = gate
    return [figure, { measured: measured.toFixed(2), least, most, result: isWithin(gate) ? 'ok' : 'FAILED' }]
  })
  return { isWell: gates.length > 0 && gates.every(isWithin), rows: Object.fromEntries(rows) }
}

/** Measures all gates, one after another. */
export async function measureGates(): Promise<Gate[]> {
  const { hostwright: call, 'openapi-fetch': bare } = await measureCalls([fullClient, openapiFetchClient])
  const commands = Object.entries(measureCommandLines(9)).map(([task, measured]): Gate => ({
    figure: `hostwright ${task}, beside bare Node`,
    measured,
    least: 1,
    // 60 ms above bare Node, on a machine on which bare Node takes 24 ms.
    most: 3.5,
  }))
  return [
    { figure: 'a call, beside openapi-fetch', measured: call!.ratio / bare!.ratio, least: 0.9, most: 1.18 },
    { figure: 'import of the client, ms', measured: measureImport(fullClient), least: 0.1, most: 15 },
    ...commands,
    {
      figure: 'first response of the MCP server, beside a bare one',
      measured: measureFirstResponse(21),
      // A server that loads the same library cannot be much faster than the bare one.
      least: 0.8,
      most: 1.25,
    },
    {
      figure: 'first paint of a page, beside its bare text',
      measured: await measureFirstPaint(),
      least: 0.5,
      most: 4,
    },
  ]
}
