import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  root: '.',
  input: { path: process.env['DESCRIPTION']! },
  output: { path: './generated', clean: true, format: false, lint: false },
  plugins: [
    pluginOas({ validate: false }), // the validation uses a parser that does not support 3.1
    pluginTs({ output: { path: 'types.ts', barrelType: false }, enumType: 'literal' }),
    pluginClient({
      output: { path: 'client.ts', barrelType: false },
      client: 'fetch',
      bundle: true, // also generates the client, instead of importing it
      dataReturnType: 'full',
      paramsType: 'object',
      pathParamsType: 'object',
    }),
  ],
})
