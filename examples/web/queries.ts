// A React component that reads with openapi-react-query. It is rendered on the server: an API key does not belong in a
// browser.
import type { Client } from '@hostwright/common'
import createQuery from 'openapi-react-query'
import { createElement, type FunctionComponent } from 'react'

/** Creates a component that lists the names of all VPSs. */
export function createServerList({ api }: Client): FunctionComponent {
  const query = createQuery(api)
  return function ServerList() {
    // The client retries by itself what may be repeated.
    const { data } = query.useSuspenseQuery('get', '/v1/vps/servers', {}, { retry: false })
    return createElement('p', {}, data.servers.map(({ name }) => name).join(', '))
  }
}
