import type { Context } from './context.ts'

/** Links the first of each mark of a page, such as (inferred), to the place that explains the marks. */
export function linkMarks(html: string, { words: { marks, marksLink }, link }: Context): string {
  return marks.reduce((text, mark) => {
    const at = findInText(text, mark)
    if (at === undefined) return text
    const [before, after] = [text.slice(0, at), text.slice(at + mark.length)]
    return `${before}<a href="${link(marksLink)}">${mark}</a>${after}`
  }, html)
}

/** Finds the first place of a mark outside of tags, code, and what can be pressed: links and summaries. */
function findInText(html: string, mark: string): number | undefined {
  const parts = html.matchAll(
    /<a\s[\s\S]*?<\/a>|<summary[\s\S]*?<\/summary>|<pre[\s\S]*?<\/pre>|<[^>]*>|[^<]+/g,
  )
  for (const { 0: part, index } of parts)
    if (!part.startsWith('<') && part.includes(mark)) return index + part.indexOf(mark)
  return undefined
}
