// Makes many calls and prints what they leave in memory: pnpm test:endurance --calls 100000
import { parseArgs } from 'node:util'
import { callOn } from './call-on.ts'

const { values } = parseArgs({ options: { calls: { type: 'string', default: '100000' } } })
console.log(JSON.stringify(await callOn(Number(values.calls)), null, 2))
