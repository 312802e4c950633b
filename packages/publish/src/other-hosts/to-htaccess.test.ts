import { expect, test } from 'vitest'
import { toHtaccess } from './to-htaccess.ts'

const rules = (text: string): string[] => toHtaccess({ _redirects: text }).text.trim().split('\n').slice(1)
const unlessThere = ['RewriteCond %{REQUEST_FILENAME} !-f', 'RewriteCond %{REQUEST_FILENAME} !-d']

test.each([
  ['/old.html /new', String.raw`RewriteRule ^old\.html/?$ /new [R=301,L,NE]`],
  ['/a/ https://example.com/b?c=d#e 302 # why', 'RewriteRule ^a/?$ https://example.com/b?c=d#e [R=302,L,NE]'],
  ['/news/* /blog/:splat 308', 'RewriteRule ^news(?:/(.*))?$ /blog/$1 [R=308,L,NE]'],
  ['/n/:year/:id /:id/of/:year', 'RewriteRule ^n/([^/]+)/([^/]+)/?$ /$2/of/$1 [R=301,L,NE]'],
  ['/* /index.html 200', 'RewriteRule ^(.*)$ /index.html [END]'],
  ['/a /b%20c', String.raw`RewriteRule ^a/?$ /b\%20c [R=301,L,NE]`],
])('%s is a rule for paths where no file is', (line, rule) => {
  expect(rules(line)).toEqual([...unlessThere, rule])
})

test('a forced redirect wins over a file, and a page for all that is missing is an error document', () => {
  expect(rules('/a /b 301!\n/* /404.html 404')).toEqual([
    'RewriteRule ^a/?$ /b [R=301,L,NE]',
    'ErrorDocument 404 /404.html',
  ])
})

test('headers of all paths, and of some', () => {
  const { text, left } = toHtaccess({
    _headers:
      '# all\n/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: max-age=60\n  Cache-Control: public\n',
  })
  expect([text.split('\n'), left]).toEqual([
    [
      'Header set X-Frame-Options "DENY"',
      '<If "%{REQUEST_URI} =~ m#^/assets(?:/(.*))?$#">',
      '  Header set Cache-Control "max-age=60"',
      '</If>',
      '<If "%{REQUEST_URI} =~ m#^/assets(?:/(.*))?$#">',
      '  Header append Cache-Control "public"',
      '</If>',
      '',
    ],
    [],
  ])
})

test.each([
  ['_redirects', '/a', 'no target'],
  ['_redirects', '/a /b 302 Country=jp', 'no conditions'],
  ['_redirects', '/a id=:id /b/:id', 'no conditions'],
  ['_redirects', 'https://example.com/a /b', 'not a path'],
  ['_redirects', '/a*b /c', 'not a path'],
  ['_redirects', '/a "b', 'neither a path'],
  ['_redirects', '/a /b/:id', 'placeholder'],
  ['_redirects', '/a /b"c', 'character'],
  ['_redirects', '/api/* https://example.com/:splat 200', 'proxy'],
  ['_redirects', '/a /b 410', '410'],
  ['_headers', '/*\n  Basic-Auth: a:b', 'password'],
  ['_headers', '/*\n  X-A: "b"', 'quotation mark'],
  ['_headers', '  X-A: b', 'not a path'],
  ['_headers', '/*\n  nothing', 'no header'],
  ['netlify.toml', '', 'by hand'],
  ['vercel.json', '{}', 'by hand'],
  ['CNAME', 'example.com', 'hostwright domain create'],
])('%s with %j writes nothing, and says why', (name, content, why) => {
  const { text, left } = toHtaccess({ [name]: content })
  expect([text.replace('RewriteEngine On\n', ''), left]).toEqual(['', [expect.stringContaining(why)]])
  expect(left[0]).toContain(name)
})
