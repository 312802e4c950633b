#!/bin/sh
# @netlify/blobs 11.1.1: its local server, BlobsServer, with which `netlify dev` and tests have stores, looks whether a key
# is there or unchanged, and then writes, without a lock: of four writers at the same time, each with `onlyIfNew` or each
# with the same `onlyIfMatch`, all get `modified: true`, and the values of three are gone. In turn, the second gets false.
# What the service itself does was not tried.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @netlify/blobs@11.1.1 >/dev/null
cat >run.mjs <<'END'
import process from 'node:process'
import { getStore } from '@netlify/blobs'
import { BlobsServer } from '@netlify/blobs/server'

const server = new BlobsServer({ directory: 'data', token: 'token' })
const { port } = await server.start()
const edgeURL = `http://localhost:${port}`
const store = getStore({ name: 'store', edgeURL, uncachedEdgeURL: edgeURL, token: 'token', siteID: 'site' })

async function countWinners(condition) {
  const writes = [1, 2, 3, 4].map((writer) => store.set('key', `writer ${writer}`, condition))
  return (await Promise.all(writes)).filter(({ modified }) => modified).length
}
console.log(`onlyIfNew, at the same time: ${await countWinners({ onlyIfNew: true })} of 4 modified`)
const { etag } = await store.getWithMetadata('key')
console.log(`onlyIfMatch, at the same time: ${await countWinners({ onlyIfMatch: etag })} of 4 modified`)
console.log(`onlyIfNew, later: ${await countWinners({ onlyIfNew: true })} of 4 modified`)
process.exit()
END
node run.mjs | tee seen
cat >expected <<'END'
onlyIfNew, at the same time: 4 of 4 modified
onlyIfMatch, at the same time: 4 of 4 modified
onlyIfNew, later: 0 of 4 modified
END
diff expected seen && echo 'The behaviour is as described.'
