import type { Fetch } from '@hostwright/common'
import type { Senders } from './send-orders.ts'

/** Returns the runtime's `fetch`, alone and in wrappers such as programs have. */
export function wrapped(): Senders {
  return {
    fetch: undefined,
    'plain wrapper': Object.assign<Fetch, object>((request) => fetch(request), { isPlain: true }),
    'wrapper that sends twice': sendTwice,
    'wrapper that buffers': buffer,
  }
}

/** Sends the body as a text, as wrappers do that log it: Deno then repeats the request. */
const buffer: Fetch = async (request) => {
  const { url, method, headers, signal } = request
  const body = method === 'GET' ? null : await request.text()
  return fetch(url, { method, headers, body, signal, redirect: 'manual' })
}

const sendTwice: Fetch = async (request) => {
  const copy = request.clone()
  try {
    return await fetch(request)
  } catch {
    return fetch(copy)
  }
}
