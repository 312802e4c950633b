import type { Handler } from '../handler.ts'

export const getApiKey: Handler<'getApiKey'> = ({ key: { expires_at, services } }) => ({
  status: 200,
  body: { expires_at, services },
})
