/** Lines of an `.htaccess`, and what could not be written. */
export interface Converted {
  readonly lines: readonly string[]
  readonly left: readonly string[]
}
