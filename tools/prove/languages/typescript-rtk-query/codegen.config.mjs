export default {
  schemaFile: process.env.DESCRIPTION,
  apiFile: './base-api.ts',
  apiImport: 'baseApi',
  outputFile: './generated/api.ts',
  exportName: 'api',
  esmExtensions: true,
  // Otherwise a slash or a question mark of a value becomes a part of the URL.
  encodePathParams: true,
}
