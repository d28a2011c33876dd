/** Reads the bars of a label in what a camera sees. */
export interface LabelReader {
  /** The text of the bars; null when none are seen. */
  read: (picture: HTMLVideoElement) => Promise<string | null>;
}
