import { ConfigError } from '@hostwright/common'
import { findOffer } from '@hostwright/orders'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test('the package name resolves to the build, which throws errors of the classes of the built client', () => {
  expect(createRequire(import.meta.url).resolve('@hostwright/orders')).toMatch(/\/dist\/index\.js$/)
  expect(() => findOffer([], 'standard-2gb', 12)).toThrow(ConfigError)
})
