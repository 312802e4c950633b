import type { Handler } from '../handler.ts'

export const getApiKey: Handler<'getApiKey'> = ({ key: { expires_at, services, is_legacy } }) => {
  const { targets, permission_type } = services.server
  const [servername = ''] = targets
  return {
    status: 200,
    body: {
      expires_at,
      services,
      ...(is_legacy && { service_type: 'server', servername, permission_type }),
    },
  }
}
