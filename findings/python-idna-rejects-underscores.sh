#!/bin/sh
# Python's idna 3.20, by which httpx and requests convert host names, rejects a name with an underscore, such as _dmarc.例え.jp
# of a mail domain in Japanese: it follows IDNA2008, and `uts46=True` adds only the mapping of UTS 46. Node's domainToASCII
# follows UTS 46 without the rules for host names, as browsers do, and takes the name. Python's own codec "idna" takes it
# too, but by IDNA2003: faß.example becomes another domain, without an error. No one of the three in Python does as Node.
# Seen with Python 3.11.7 and Node 24.21.0: all lines are at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >encode.py <<'END_OF_PROGRAM'
import idna

ways = {
    "idna": lambda name: idna.encode(name).decode(),
    "idna, uts46": lambda name: idna.encode(name, uts46=True).decode(),
    "codec": lambda name: name.encode("idna").decode(),
}
for way, encode in ways.items():
    print(f"Python, {way}")
    for name in ["例え.jp", "_dmarc.例え.jp", "faß.example"]:
        try:
            print("  " + encode(name))
        except idna.IDNAError as error:
            print("  " + type(error).__name__)
END_OF_PROGRAM
cat >encode.mjs <<'END_OF_PROGRAM'
import { domainToASCII } from 'node:url'

console.log('Node, domainToASCII')
for (const name of ['例え.jp', '_dmarc.例え.jp', 'faß.example']) console.log(`  ${domainToASCII(name)}`)
END_OF_PROGRAM
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check idna==3.20
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 >/dev/null
{
  python/bin/python encode.py
  npx node encode.mjs
} | tee seen
cat >expected <<'END_OF_EXPECTED'
Python, idna
  xn--r8jz45g.jp
  InvalidCodepoint
  xn--fa-hia.example
Python, idna, uts46
  xn--r8jz45g.jp
  InvalidCodepoint
  xn--fa-hia.example
Python, codec
  xn--r8jz45g.jp
  _dmarc.xn--r8jz45g.jp
  fass.example
Node, domainToASCII
  xn--r8jz45g.jp
  _dmarc.xn--r8jz45g.jp
  xn--fa-hia.example
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
