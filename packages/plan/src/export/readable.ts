import { isApiError } from '@hostwright/common'

/** What an API key may read, and what not. */
export interface Readable {
  /** What a read gives; nothing of what the key may not read. */
  get<T extends object>(address: string, read: () => Promise<T>): Promise<Partial<T>>
  /** What the key may not read. */
  leftOut(): readonly string[]
}

export function createReadable(): Readable {
  const leftOut: string[] = []
  return {
    async get(address, read) {
      try {
        return await read()
      } catch (error) {
        if (!isApiError(error, 'FORBIDDEN')) throw error
        leftOut.push(address)
        return {}
      }
    },
    leftOut: () => leftOut,
  }
}
