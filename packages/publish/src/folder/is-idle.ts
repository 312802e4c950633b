/**
 * Whether a pattern names nothing, although other tools take it: `drafts\\`, in which the backslash says that the
 * character behind it is meant as it is, `./drafts`, `"drafts"`, `drafts # old`, blanks before the pattern, the choices
 * of shells such as `*.{psd,ai}` and `!(index.html)`, and paths from elsewhere such as `~/drafts` and `C:/drafts`.
 */
export function isIdle(pattern: string): boolean {
  return idle.test(pattern.replaceAll(escaped, ''))
}

/** Characters that need a backslash to be meant as they are. */
const escaped = /\\[#! [\]?\\-]/g
/** A pattern that names nothing, or a file of an unusual name. */
const idle =
  /\\|^!?\.\.?\/|^[ \t]+\S|[ \t]#|\t$|^(["']).*\1$|\{[^}]*,[^}]*\}|^!\(|[@+?*]\([^)]*\||^(?:~|[a-z]:)\//i
