import type { MayControl } from '../control/may-control.ts'
import type { Serve, TextReply } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { dashboardPage, dashboardPolicy } from '../generated/dashboard-page.ts'

/** Whether the documentation is served too, at `/index.html`. `expected` means that its folder is still being written. */
export type DocsState = 'none' | 'expected' | 'served'

/** Options of the dashboard. */
export interface DashboardOptions {
  /** Whether a request may use the control plane, from which the dashboard gets its data. */
  readonly mayControl: MayControl
  /** Reads the state of the documentation, for each request of the page. */
  readonly readDocs: () => Promise<DocsState>
}

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': dashboardPolicy,
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/**
 * Serves the dashboard at `/` to programs that may use the control plane. Other requests are passed on. The header `Link`
 * tells an open page that the documentation is served by now.
 */
export function withDashboard(serve: Serve, { mayControl, readDocs }: DashboardOptions): Serve {
  return async (request) =>
    isForDashboard(request) && mayControl(request)
      ? toReply(request.method === 'HEAD', await readDocs())
      : serve(request)
}

function isForDashboard({ method, pathname }: IncomingRequest): boolean {
  return pathname === '/' && (method === 'GET' || method === 'HEAD')
}

function toReply(isHead: boolean, docs: DocsState): TextReply {
  return {
    status: 200,
    headers: docs === 'served' ? { ...headers, Link: '</index.html>; rel="help"' } : headers,
    text: isHead ? null : toPage(docs),
  }
}

function toPage(docs: DocsState): string {
  if (docs === 'none') return dashboardPage
  const id = docs === 'served' ? 'docs' : 'docs-expected'
  return dashboardPage.replace(`id="${id}" hidden`, `id="${id}"`)
}
