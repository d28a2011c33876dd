/** A file of a release with its bytes. */
export interface BuiltFile {
  /** Relative to the release folder, forward slashes. */
  path: string;
  content: Buffer;
}
