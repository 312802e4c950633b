import type { ContentBlock } from '@modelcontextprotocol/server'
import { toSchema } from '../../server/to-schema.ts'

/** The schema of a tool without arguments. */
export const noInput: ReturnType<typeof toSchema<object>> = toSchema<object>({
  type: 'object',
  properties: {},
})

/** A PNG of one pixel. */
export const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A WAV file without samples. */
const wav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

export const text = (value: string): ContentBlock => ({ type: 'text', text: value })
export const image: ContentBlock = { type: 'image', data: png, mimeType: 'image/png' }
export const audio: ContentBlock = { type: 'audio', data: wav, mimeType: 'audio/wav' }
export const embedded = (uri: string, mimeType: string, value: string): ContentBlock => ({
  type: 'resource',
  resource: { uri, mimeType, text: value },
})
