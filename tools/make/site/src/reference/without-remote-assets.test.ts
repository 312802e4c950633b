import { expect, test } from 'vitest'
import { withoutRemoteAssets } from './without-remote-assets.ts'

test('replaces the addresses of images, icons and reports', () => {
  const script =
    'a="https://cdn.redoc.ly/redoc/logo-mini.svg";b=`https://cdn.redocly.com/icons/fa/7.0.0`;c="https://otel.cloud.redocly.com/v1/traces"'
  expect(withoutRemoteAssets(script)).toMatch(
    /^a="data:image\/svg\+xml,<svg [^"`]*<\/svg>";b=`data:,`;c="data:,"$/,
  )
})

test('leaves links', () => {
  const link = '<a href="https://redocly.com/redoc/">Redoc</a>'
  expect(withoutRemoteAssets(link)).toBe(link)
})
