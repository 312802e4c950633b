#!/bin/sh
# Redux Toolkit 2.15.0: `fetchBaseQuery` drops its option `headers` for a request with headers of its own, even if none of
# these has a value. Headers that `prepareHeaders` sets are always sent.
# Seen: "without: Bearer key", "with: null", "prepared: Bearer key".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @reduxjs/toolkit@2.15.0
cat >send.mjs <<'END'
import { fetchBaseQuery } from '@reduxjs/toolkit/query'

const api = { signal: new AbortController().signal }
async function send(name, options, request) {
  const fetchFn = async ({ headers }) => {
    console.log(`${name}:`, headers.get('authorization'))
    return Response.json({})
  }
  await fetchBaseQuery({ baseUrl: 'http://api.example', fetchFn, ...options })(request, api, {})
}
const headers = { Authorization: 'Bearer key' }
const prepareHeaders = (all) => all.set('Authorization', 'Bearer key')
await send('without', { headers }, { url: '/orders' })
await send('with', { headers }, { url: '/orders', headers: { 'Idempotency-Key': undefined } })
await send('prepared', { prepareHeaders }, { url: '/orders', headers: { 'Idempotency-Key': undefined } })
END
node send.mjs | tee seen
cat >expected <<'END'
without: Bearer key
with: null
prepared: Bearer key
END
diff expected seen && echo 'The behaviour is as described.'
