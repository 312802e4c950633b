/** How far a publish is. */
export interface PublishProgress {
  /** The path of the file that was uploaded last. */
  readonly path: string
  /** The number of files that were uploaded so far. */
  readonly uploaded: number
}
