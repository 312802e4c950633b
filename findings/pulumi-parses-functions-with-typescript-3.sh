#!/bin/sh
# @pulumi/pulumi 3.248.0 serializes the functions of a dynamic provider by parsing their text with TypeScript 3.8, whatever TypeScript
# the program has: a function with `??=` or `||=`, or a class with a static block, anywhere among what the provider refers to, cannot
# be serialized. The error names the outermost one and "Expression expected". Node 24 runs them all. A module that is
# referred to as a whole is only required again, so its code does not matter: `sdk.create()` works, and `const { create } = sdk` does not.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 @pulumi/pulumi@3.248.0 >/dev/null
mkdir node_modules/sdk
cat >node_modules/sdk/index.js <<'END_OF_MODULE'
exports.create = () => {
  let count
  count ??= 1
  return count
}
END_OF_MODULE
cat >serialize.cjs <<'END_OF_PROGRAM'
const { runtime } = require('@pulumi/pulumi')
const sdk = require('sdk')
const { create } = sdk

const referred = {
  'a function with ?? and ?.': (value) => value?.count ?? 1,
  'a function with ??=': (value) => (value.count ??= 1),
  'a function with ||=': (value) => (value.count ||= 1),
  'a class with a private property': class { #count = 1; get() { return this.#count } },
  'a class with a static block': class { static { this.count = 1 } },
}
const show = async (name, provider) => {
  const result = await runtime.serializeFunction(provider).then(() => 'serialized', () => 'not serialized')
  console.log(`${name}: ${result}`)
}
const main = async () => {
  for (const [name, value] of Object.entries(referred)) await show(name, () => value)
  await show('create of a module', () => create())
  await show('the module', () => sdk.create())
}
main()
END_OF_PROGRAM
npx node serialize.cjs | tee seen
cat >expected <<'END_OF_EXPECTED'
a function with ?? and ?.: serialized
a function with ??=: not serialized
a function with ||=: not serialized
a class with a private property: serialized
a class with a static block: not serialized
create of a module: not serialized
the module: serialized
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
