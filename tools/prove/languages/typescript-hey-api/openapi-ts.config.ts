import { defineConfig } from '@hey-api/openapi-ts'

export default defineConfig({
  input: process.env['DESCRIPTION']!,
  output: 'generated/client',
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
})
