import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type { HostingMemoResult } from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The memo of a hosting contract. */
export interface MemoApi {
  /** Reads the text of the memo; empty if there is no memo. Calls `GET /v1/server/{servername}/memo` (scope: read). */
  get(options?: CallOptions): Promise<string>
  /**
   * Sets the memo: at most 500 characters; an empty string deletes it. The API rejects emoji and other characters that
   * the encoding eucJP-win lacks. Calls `PUT /v1/server/{servername}/memo` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  set(text: string, options?: CallOptions): Promise<HostingMemoResult>
}

export function createMemo({ api }: ClientPorts, path: ServerPath): MemoApi {
  const url = '/v1/server/{servername}/memo'
  return {
    async get(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.memo
    },
    async set(memo, options) {
      const { data } = await api.PUT(url, { params: { path }, body: { memo }, ...toInit(options) })
      return data
    },
  }
}
