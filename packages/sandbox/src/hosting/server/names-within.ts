/** A name and the names that it lies in, the longest first: `www.example.com`, `example.com`, `com`. */
export function namesWithin(name: string): string[] {
  const labels = name.split('.')
  return labels.map((_, index) => labels.slice(index).join('.'))
}
