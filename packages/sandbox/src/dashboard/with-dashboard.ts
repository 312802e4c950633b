import type { MayControl } from '../control/may-control.ts'
import type { Serve, TextReply } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { dashboardPage, dashboardPolicy } from '../generated/dashboard-page.ts'

/** Options of the dashboard. */
export interface DashboardOptions {
  /** Whether a request may use the control plane, from which the dashboard gets its data. */
  readonly mayControl: MayControl
  /** Whether the documentation is served too, at `/index.html`. */
  readonly hasDocs: boolean
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

/** Serves the dashboard at `/` to programs that may use the control plane. Other requests are passed on. */
export function withDashboard(serve: Serve, { mayControl, hasDocs }: DashboardOptions): Serve {
  const page = hasDocs ? dashboardPage.replace('id="docs" hidden', 'id="docs"') : dashboardPage
  return (request) =>
    isForDashboard(request) && mayControl(request)
      ? Promise.resolve(toPage(request.method === 'HEAD' ? null : page))
      : serve(request)
}

function isForDashboard({ method, pathname }: IncomingRequest): boolean {
  return pathname === '/' && (method === 'GET' || method === 'HEAD')
}

function toPage(text: string | null): TextReply {
  return { status: 200, headers: { ...headers }, text }
}
