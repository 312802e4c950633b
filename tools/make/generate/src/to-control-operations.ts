/** The parts of the description of the control plane that its routes need. */
interface ControlDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

/** Returns the module with the method and the path of each operation of the sandbox's control plane. */
export function toControlOperations({ paths }: ControlDescription): string {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId }]) => `  ${operationId}: '${method.toUpperCase()} ${path}',`,
    ),
  )
  return `// Generated from control.openapi.yaml by tools/make/generate. Do not edit.

/** The method of each operation of the control plane, and its path below \`/_sandbox\`. */
export const controlOperations = {
${lines.join('\n')}
} as const
`
}
