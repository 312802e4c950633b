import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

interface Shape {
  readonly id: string
  readonly idempotencyKey: string
  readonly requests: readonly { readonly id: string }[]
}

/** Name of the order that the others are copies of. */
export const firstName = 'first'

/** Returns the newest revision of each record of a folder journal. */
export async function readFolder(folder: string): Promise<string[]> {
  const newest = new Map<string, number>()
  for (const file of await readdir(folder)) {
    const [, id, revision] = /^([0-9a-f-]{36})\.(\d+)\.json$/.exec(file) ?? []
    if (id) newest.set(id, Math.max(newest.get(id) ?? 0, Number(revision)))
  }
  return Promise.all(
    [...newest].map(([id, revision]) => readFile(join(folder, `${id}.${revision}.json`), 'utf8')),
  )
}

/**
 * Copies an executed order: other names, ids and keys, an hour apart, the newest two days ago. Yields the id of each and its line.
 */
export function* copyOrder(line: string, count: number): Generator<[id: string, line: string, uuid: string]> {
  const { id, idempotencyKey, requests } = JSON.parse(line) as Shape
  for (let index = 0; index < count; index += 1) {
    const [copy, key, uuid] = [randomUUID(), randomUUID(), randomUUID()]
    const shift = 48 * 3_600_000 + index * 3_600_000
    const moved = line
      .trimEnd()
      .replaceAll(id, copy)
      .replaceAll(idempotencyKey, key)
      .replaceAll(`"${firstName}"`, `"web-${index}"`)
      .replaceAll('"uuid":null', `"uuid":"${uuid}"`)
      .replaceAll(
        /"(from|leftBy|to|at|apiAt|apiBy)":(\d{13})/g,
        (_, field, at) => `"${field}":${Number(at) - shift}`,
      )
    const own = requests.reduce((text, request) => text.replaceAll(request.id, randomUUID()), moved)
    yield [copy, `${own.replace(/"revision":\d+/, '"revision":1')}\n`, uuid]
  }
}

/** Writes copies of an order into a folder journal. */
export async function fillFolder(folder: string, line: string, count: number): Promise<string | undefined> {
  await mkdir(folder, { recursive: true })
  let last: string | undefined
  for (const [id, text, uuid] of copyOrder(line, count)) {
    await writeFile(join(folder, `${id}.1.json`), text)
    last = uuid
  }
  return last
}
