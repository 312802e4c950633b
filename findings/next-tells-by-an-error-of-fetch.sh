#!/bin/sh
# Next.js 16.4.6 without `cacheComponents`: `fetch` with `cache: 'no-store'`, in a page that is being built, rejects to
# say that the page is not static. A library that wraps errors of `fetch` in its own makes the build fail; the same page
# without the library builds, and is served on demand. With `connection()` before it, `fetch` is not called by the build.
# It needs Node 22. Seen: "bare: dynamic", "wrapped: the build fails" and "wrapped, after connection(): dynamic".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export NEXT_TELEMETRY_DISABLED=1
cat >package.json <<'END'
{ "name": "root", "private": true, "type": "module" }
END
npm install --silent --no-audit --no-fund next@16.4.6 react@19.2.3 react-dom@19.2.3
mkdir -p app/page
cat >app/layout.js <<'END'
export default function Layout({ children }) {
  return <html><body>{children}</body></html>
}
END
write_page() {
  cat >app/page/page.js <<END
import { connection } from 'next/server'

export default async function Page() {
  $1
  const response = await fetch('http://127.0.0.1:9', { cache: 'no-store' })$2
  return <p>{response.status}</p>
}
END
}
wrapping='.catch((cause) => { throw new Error("no response", { cause }) })'
build() {
  rm -rf .next
  if npx next build >output 2>&1; then
    grep -q '^. ƒ /page' output && echo "$1: dynamic"
  else
    echo "$1: the build fails"
  fi
}
npx next --version
write_page '' ''
build bare | tee seen
write_page '' "$wrapping"
build wrapped | tee -a seen
write_page 'await connection()' "$wrapping"
build 'wrapped, after connection()' | tee -a seen
printf '%s\n' 'bare: dynamic' 'wrapped: the build fails' 'wrapped, after connection(): dynamic' >expected
diff expected seen && echo 'The behaviour is as described.'
