import { defineConfig } from 'orval'

export default defineConfig({
  api: {
    input: process.env['DESCRIPTION']!,
    output: {
      client: 'fetch',
      mode: 'single',
      target: 'generated/api.ts',
      urlEncodeParameters: true, // without it, a slash in a parameter makes another path
      override: {
        header: false, // leaves out the header, which would be the whole introduction of the description
        mutator: { path: './send.ts', name: 'send' },
      },
    },
  },
})
