/** Returns a name and its parent names, the longest first: `www.example.com`, `example.com`, `com`. */
export function namesWithin(name: string): string[] {
  const labels = name.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
