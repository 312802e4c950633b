// A React component that reads with SWR, for a program that runs at the user's own machine.
import { type Client, isApiError } from '@hostwright/common'
import { createElement, type FunctionComponent } from 'react'
import { createQueryHook } from 'swr-openapi'

/** Creates a component that shows the name of a VPS, or that there is none. */
export function createServerName({ api }: Client): FunctionComponent<{ uuid: string }> {
  const useQuery = createQueryHook(api, 'hostwright')
  return function ServerName({ uuid }) {
    const { data, error } = useQuery(
      '/v1/vps/servers/{uuid}',
      { params: { path: { uuid } } },
      { shouldRetryOnError: false }, // the client retries by itself what may be repeated
    )
    const problem = isApiError(error, 'VPS_NOT_FOUND') ? 'There is no such VPS.' : error?.message
    return createElement('p', {}, data?.server.name ?? problem ?? 'Loading ...')
  }
}
