import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const file = new URL('../components/errors.yaml', import.meta.url)
const errors = parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Readonly<Record<string, object>>>>

/** Status of each error code, below which `components/errors.yaml` has it. */
export const statusOfCode: ReadonlyMap<string, string> = new Map(
  Object.entries(errors).flatMap(([status, codes]) => Object.keys(codes).map((code) => [code, status])),
)
