import { certainRejections } from './certain-rejections.ts'
import { choiceDefaults } from './choice-defaults.ts'
import { closedSets } from './closed-sets.ts'
import { closedRequestBodies } from './closed-request-bodies.ts'
import { exampleCodeMatchesStatus } from './example-code-matches-status.ts'
import { examplesValidate } from './examples-validate.ts'
import { names } from './names.ts'
import { operationsTable } from './operations-table.ts'
import { pathRejections } from './path-rejections.ts'
import { pathsOfTable } from './paths-of-table.ts'
import { portableSchemas } from './portable-schemas.ts'
import { provenancePresent } from './provenance-present.ts'
import type { Rule } from './redocly.ts'
import { requestVerbs } from './request-verbs.ts'
import { responsePatterns } from './response-patterns.ts'
import { retryClass } from './retry-class.ts'
import { schemasCompile } from './schemas-compile.ts'
import { securityOnEveryOperation } from './security-on-every-operation.ts'
import { sharedErrorsOnly } from './shared-errors-only.ts'
import { shownFields } from './shown-fields.ts'
import { wholeCodeSpans } from './whole-code-spans.ts'

interface Plugin {
  readonly id: string
  readonly preprocessors: { readonly oas3: Readonly<Record<string, Rule>> }
  readonly rules: { readonly oas3: Readonly<Record<string, Rule>> }
}

/** Returns the rules of this description and what completes it before them, for `plugins` in redocly.yaml. */
export default function plugin(): Plugin {
  return {
    id: 'hostwright',
    preprocessors: { oas3: { 'paths-of-table': pathsOfTable } },
    rules: {
      oas3: {
        'certain-rejections': certainRejections,
        'choice-defaults': choiceDefaults,
        'closed-request-bodies': closedRequestBodies,
        'closed-sets': closedSets,
        'example-code-matches-status': exampleCodeMatchesStatus,
        'examples-validate': examplesValidate,
        names,
        'operations-table': operationsTable,
        'path-rejections': pathRejections,
        'portable-schemas': portableSchemas,
        'provenance-present': provenancePresent,
        'request-verbs': requestVerbs,
        'response-patterns': responsePatterns,
        'retry-class': retryClass,
        'schemas-compile': schemasCompile,
        'security-on-every-operation': securityOnEveryOperation,
        'shared-errors-only': sharedErrorsOnly,
        'shown-fields': shownFields,
        'whole-code-spans': wholeCodeSpans,
      },
    },
  }
}
