/**
 * Returns when a file of a publish is put in its place: lower ranks first. A page comes after everything that it may
 * load, the first page of the site last of them, and then what tells browsers and crawlers about changes.
 */
export function rankOf(path: string, isNew: boolean): number {
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (isLast(name)) return 4
  if (/^index\.(?:html?|php|shtml)$/.test(path)) return 3
  if (isPage(path)) return 2
  return isNew ? 0 : 1
}

/** Whether a file is a page, which a visitor opens by its address. */
export function isPage(path: string): boolean {
  return /\.(?:html?|xhtml|shtml|php|phtml)$/i.test(path)
}

function isLast(name: string): boolean {
  return (
    name === '.htaccess' ||
    /^(?:sw|service-worker|serviceworker)\.m?js$/.test(name) ||
    /^(?:feed|rss|atom|sitemap)[\w-]*\.(?:xml|json)(?:\.gz)?$/.test(name) ||
    /^version\.(?:json|txt)$/.test(name)
  )
}
