import { checkNameLength } from './check-dns-content.ts'

/**
 * Checks the full name of a website, in Punycode and lower case. It has other characters than a DNS record can have.
 * Returns the problem; `undefined` if there is none.
 */
export function checkSiteName(name: string): string | undefined {
  const labels = name.split('.')
  if (!labels.every((label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(label)))
    return 'is not the name of a site: give labels of a-z, 0-9 and -, none with a - at an end'
  if (labels.length < 2 || !/^[a-z].+$/.test(labels.at(-1)!))
    return 'is not the name of a domain: give one such as example.com'
  return checkNameLength(name)
}

/** Largest number of characters of a database's name, with its prefix. */
const longestDatabase = 64

/**
 * Checks the suffix of the name of a database or a database user. The service adds the prefix: the server id and an
 * underscore. Returns the problem; `undefined` if there is none.
 */
export function checkDatabaseSuffix(serverId: string, suffix: string): string | undefined {
  if (!/^[0-9A-Za-z_-]+$/.test(suffix)) return 'has other characters than a-z, A-Z, 0-9, - and _'
  const { length } = `${serverId}_${suffix}`
  return length <= longestDatabase
    ? undefined
    : `has ${length} characters with its prefix ${serverId}_: give at most ${longestDatabase}`
}

/**
 * Checks the folder of a WordPress installation, without a slash at its beginning and end; empty for the site itself.
 * Returns the problem; `undefined` if there is none.
 */
export function checkFolder(folder: string): string | undefined {
  const isPath = folder.split('/').every((part) => /^[\w.~-]+$/.test(part) && !/^\.\.?$/.test(part))
  return folder === '' || isPath
    ? undefined
    : 'is not a path: give folders of a-z, A-Z, 0-9, . _ ~ and -, or /'
}
