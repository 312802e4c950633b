/** Returns the page that a new site shows until its owner replaces it. */
export function toStartPage(name: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<p>This is the start page of ${name}. It is shown until you publish a site.</p>
</html>
`
}
