import { defineConfig } from 'orval'

export default defineConfig({
  api: {
    input: process.env['DESCRIPTION']!,
    output: {
      client: 'fetch',
      mode: 'single',
      target: 'generated/api.ts',
      override: {
        header: false, // otherwise the whole introduction of the description heads the file
        mutator: { path: './send.ts', name: 'send' },
      },
    },
  },
})
