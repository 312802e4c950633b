import { expect, test } from 'vitest'
import { withContentSecurityPolicy } from './content-security-policy.ts'

const policyOf = (page: string): string =>
  /<meta content=(["'])(.*?)\1>/.exec(page)?.[2]?.replaceAll('&#39;', "'") ?? ''

test.each(['"', "'"])('allows exactly the scripts of the page, in %s quotes', (quote) => {
  const scripts = '<script>1</script><script type="module">2</script>'
  const meta = `<meta content=${quote}content-security-policy-goes-here${quote}>`
  const page = withContentSecurityPolicy(`${meta}${scripts}`)
  expect(policyOf(page)).toMatch(
    /^default-src 'none'; script-src 'self' blob: 'sha256-a4ayc\/80\/OGda4BO\/1o\/V0etpOqiLx1JwB5S3beHW0s=' 'sha256-[^']+'; worker-src blob:; style-src/,
  )
  expect(page.endsWith(scripts)).toBe(true)
})

test('rejects a page without a place for it', () => {
  expect(() => withContentSecurityPolicy('<p>')).toThrow('has no content-security-policy-goes-here')
})
