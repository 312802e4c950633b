const badge = [
  "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='16'>",
  "<text y='12' font-family='sans-serif' font-size='12' font-weight='bold' fill='%23777'>Redoc</text></svg>",
].join('')

/** What Redoc's script would fetch or report to, and what stands there instead: its logo as text, nothing for the rest. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/https:\/\/cdn\.redoc\.ly\/redoc\/logo[\w.-]*\.svg/g, `data:image/svg+xml,${badge}`],
  [/https:\/\/cdn\.(?:redoc\.ly|redocly\.com)\/[\w./-]*/g, 'data:,'],
  [/https:\/\/otel\.cloud\.redocly\.com\/[\w./-]*/g, 'data:,'],
]

/** The page without an address from which its script would load something or to which it would send something. */
export function withoutRemoteAssets(page: string): string {
  return replacements.reduce((text, [address, replacement]) => text.replaceAll(address, replacement), page)
}
