#!/bin/sh
# class-transformer 0.5.1 calls each enumerable method of what `instanceToPlain` is given, without arguments, and writes
# its result in its place. The ClassSerializerInterceptor of NestJS does so with what a handler returns. Its documentation
# names methods only below `@Expose()`. A promise of such a method that rejects is caught by nobody.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund class-transformer@0.5.1 reflect-metadata@0.2.2 @nestjs/common@11.2.10 @nestjs/core@11.2.10 rxjs@7.8.2 >/dev/null
cat >run.cjs <<'END'
require('reflect-metadata')
const { ClassSerializerInterceptor } = require('@nestjs/common')
const { Reflector } = require('@nestjs/core')
const { instanceToPlain } = require('class-transformer')

const calls = []
const make = () => ({ id: 1, remove: (...given) => calls.push(`remove with ${given.length} arguments`), power: { stop: () => calls.push('stop') } })
console.log(JSON.stringify(make()), calls)
console.log(JSON.stringify(instanceToPlain(make())), calls.splice(0))
console.log(JSON.stringify(new ClassSerializerInterceptor(new Reflector()).serialize(make(), {})), calls.splice(0))
const hidden = Object.defineProperty({ id: 1 }, 'remove', { value: () => calls.push('remove') })
console.log(JSON.stringify(instanceToPlain(hidden)), calls)
END
node run.cjs | tee seen
cat >expected <<'END'
{"id":1,"power":{}} []
{"id":1,"remove":1,"power":{"stop":2}} [ 'remove with 0 arguments', 'stop' ]
{"id":1,"remove":1,"power":{"stop":2}} [ 'remove with 0 arguments', 'stop' ]
{"id":1} []
END
diff expected seen && echo 'The behaviour is as described.'
