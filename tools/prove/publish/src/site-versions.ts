/** Files that are not the publish's. */
export const others = { 'uploads/photo.jpg': 'photo', 'wp-config.php': 'theirs' }
export const keep: readonly string[] = ['/uploads/', '/wp-config.php']

/** A version of the site: each page names the assets that it loads, and every file its version. */
export function toVersion(number: number): Record<string, string> {
  const page = (name: string): string => `${name} ${number} a.${number}.js same.css`
  return {
    'index.html': page('index'),
    'more.html': page('more'),
    [`only-${number}.html`]: page('only'),
    [`a.${number}.js`]: `a ${number} ${'x'.repeat(40_000)}`,
    'same.css': 'css',
    '.htaccess': `# rules ${number}`,
    'deep/er/text.txt': `text ${number}`,
  }
}

/** Leaves out the assets that stay for a day. */
export function withoutAssets(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !/^a\.\d+\.js$/.test(path)))
}
