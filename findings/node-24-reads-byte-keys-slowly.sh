#!/bin/sh
# Node 24.18 to 24.21: a cipher or an HMAC whose secret key is bytes takes thirty times as long to make as one whose key is a
# KeyObject of the same bytes; in 24.17 and 26.10 both take the same. A protocol that makes one for each packet pays it for
# each: ssh2 makes a cipher of AES-GCM so.
# Seen: with 24.21.0, 40 us instead of 1.2 for a cipher, and 47 instead of 1.3 for an HMAC; with 24.17.0 and 26.10.0, 1.0 to
# 1.3 us for all.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >measure.mjs <<'END_OF_PROGRAM'
import { createCipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'

const bytes = randomBytes(16)
const object = createSecretKey(bytes)
const iv = randomBytes(12)
const makers = {
  cipher: (key) => createCipheriv('aes-128-gcm', key, iv),
  HMAC: (key) => createHmac('sha256', key),
}
const time = (run) => {
  const begun = performance.now()
  for (let count = 0; count < 2000; count += 1) run()
  return performance.now() - begun
}
for (const [name, make] of Object.entries(makers)) {
  const ofBytes = []
  const ofObject = []
  for (let round = 0; round < 25; round += 1) {
    ofBytes.push(time(() => make(bytes)))
    ofObject.push(time(() => make(object)))
  }
  const [slow, fast] = [ofBytes, ofObject].map((times) => Math.min(...times.slice(5)))
  console.error(`${process.version} ${name}: ${(slow / 2).toFixed(1)} and ${(fast / 2).toFixed(1)} us`)
  console.log(`${process.version} ${name} of bytes: ${slow > 3 * fast ? 'more than three times as long' : 'as fast'}`)
}
END_OF_PROGRAM
for version in 24.17.0 24.21.0 26.10.0; do
  npm install --silent --no-save --prefix "$version" "node@$version"
  "$version/node_modules/.bin/node" measure.mjs
done | tee seen
cat >expected <<'END_OF_EXPECTED'
v24.17.0 cipher of bytes: as fast
v24.17.0 HMAC of bytes: as fast
v24.21.0 cipher of bytes: more than three times as long
v24.21.0 HMAC of bytes: more than three times as long
v26.10.0 cipher of bytes: as fast
v26.10.0 HMAC of bytes: as fast
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
