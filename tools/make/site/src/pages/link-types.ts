/** Highlighted code in which the names of types lead to where they are described. Texts and comments stay as they are. */
export function linkTypes(html: string, find: (name: string) => string | undefined): string {
  return html.replaceAll(
    /<span class="(?:string|string-expression|comment)">[^<]*<\/span>|(?<=>)[^<]+(?=<)/g,
    (part) =>
      part.startsWith('<') ? part : part.replaceAll(/\b[A-Z]\w+\b/g, (name) => toLink(name, find(name))),
  )
}

function toLink(name: string, address: string | undefined): string {
  return address === undefined ? name : `<a href="${address}">${name}</a>`
}
