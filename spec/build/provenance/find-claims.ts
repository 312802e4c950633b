import { isObject, type Json, type JsonObject } from '../json.ts'
import { findTexts } from '../translation/find-texts.ts'
import { toSegments } from '../translation/segments.ts'

/** A sentence that states a rule, a number, a default or an effect. */
export interface Claim {
  readonly sentence: string
  /** The keys that lead to its text. */
  readonly place: string
  /** Whether the sentence, or what holds its text, says that the documentation is not its source. */
  readonly isMarked: boolean
}

/** A sentence with one of these states a rule, a number, a default or an effect, and not only what something is called. */
const signs = [
  /\b(?:must|cannot|never|always|only|required?|requires|at most|at least|more than)\b/i,
  /\d/,
  /\bdefault|\bautomatic|\btemporar|\bpermanent|\birrecoverabl|\bsynchronous/i,
  /\b(?:block|charg|clear|cost|delet|disabl|enabl|eras|expir|keep|kept|lock|los[et]|reject|remov|renew|replac|reset|restor|stop)\w*/i,
]

/** Advice for a lost response states nothing about the service. */
const advice = /^If the response is lost, (?:read|do not)/

/** Words by which a sentence tells that its source is another one, or that there is none. */
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

/** The mark nearest to a text. That of a single enum value counts for its meaning. */
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
