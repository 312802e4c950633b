import {
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query'
import type { Target } from '../typescript/flow.js'

type BaseQuery = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError, object, FetchBaseQueryMeta>

/** Sends the requests of the generated endpoints to the target that the store has as its `extraArgument`. */
const baseQuery: BaseQuery = (args, api, options) => {
  const { baseUrl, apiKey, fetch: fetchFn } = api.extra as Target
  // An endpoint with a header of its own replaces the option `headers`, not what this function sets.
  const prepareHeaders = (headers: Headers): void => headers.set('Authorization', `Bearer ${apiKey}`)
  return fetchBaseQuery({ baseUrl, fetchFn, prepareHeaders })(args, api, options)
}

/** The API to which the generated file adds its endpoints. Without a page, nothing needs its data a second time. */
export const baseApi = createApi({ baseQuery, endpoints: () => ({}), keepUnusedDataFor: 0 })
