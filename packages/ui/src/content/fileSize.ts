/** A number of bytes as people read it: `900 bytes`, `34 kB`, `1.2 MB`. */
export function fileSize(sizeBytes: number): string {
  if (sizeBytes < 1_000) return `${sizeBytes} bytes`;
  if (sizeBytes < 1_000_000) return `${Math.round(sizeBytes / 1_000)} kB`;
  return `${(sizeBytes / 1_000_000).toFixed(1)} MB`;
}
