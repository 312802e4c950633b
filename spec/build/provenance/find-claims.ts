import { isObject, type Json, type JsonObject } from '../json.ts'
import { findTexts } from '../translation/find-texts.ts'
import { toSegments } from '../translation/segments.ts'

/** A sentence that states a rule, a number, a default or an effect. */
export interface Claim {
  readonly sentence: string
  /** Keys that lead to the text. */
  readonly place: string
  /** Whether the sentence, or the node that contains it, says that the documentation is not its source. */
  readonly isMarked: boolean
}

/** Patterns of a sentence that states a rule, a number, a default or an effect, and does not only name something. */
const signs = [
  /\b(?:must|cannot|never|always|only|required?|requires|at most|at least|more than)\b/i,
  /\d/,
  /\bdefault|\bautomatic|\btemporar|\bpermanent|\birrecoverabl|\bsynchronous/i,
  /\b(?:block|charg|clear|cost|delet|disabl|enabl|eras|expir|keep|kept|lock|los[et]|reject|remov|renew|replac|reset|restor|stop)\w*/i,
]

/** Pattern of advice for a lost response, which states nothing about the service. */
const advice = /^If the response is lost, (?:read|do not)/

/** Words that name another source than the documentation, or say that there is none. */
const marks =
  /\binferred\b|public reference|not documented|not confirmed|not guaranteed|presumably|suggestion|assumed|made up|placeholder|the documentation (?:does not|gives|names|only|states)|clients? (?:have|of the live service)/i

export function findClaims(description: JsonObject): Claim[] {
  return findTexts(description)
    .filter(({ path }) => path.at(-1) === 'description' || path.at(-2) === 'x-enumDescriptions')
    .flatMap(({ path, text }) => {
      const isHeldByMark = ['public-reference', 'inferred'].includes(sourceAt(description, path) ?? '')
      return toSegments(text)
        .filter((sentence) => isClaim(sentence))
        .map((sentence) => ({
          sentence,
          place: path.join('/'),
          isMarked: isHeldByMark || marks.test(sentence),
        }))
    })
}

function isClaim(sentence: string): boolean {
  const text = sentence.replaceAll(/`[^`]*`/g, 'code')
  return !advice.test(sentence) && signs.some((sign) => sign.test(text))
}

/** Returns the mark nearest to a text. The mark of a single enum value covers the text of that value. */
function sourceAt(description: JsonObject, path: readonly string[]): string | undefined {
  let source: string | undefined
  let node: Json | undefined = description
  for (const key of path) {
    const child: Json | undefined = Array.isArray(node)
      ? node[Number(key)]
      : isObject(node)
        ? node[key]
        : undefined
    const values = key === 'x-enumDescriptions' && isObject(node) ? node['x-enumProvenance'] : undefined
    const own = isObject(values) ? values[path.at(-1) ?? ''] : undefined
    if (typeof own === 'string') return own
    node = child
    const mark = isObject(node) ? node['x-provenance'] : undefined
    if (typeof mark === 'string') source = mark
  }
  return source
}
