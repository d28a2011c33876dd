/** Header with the percent-encoded name of the uploaded file. */
export const FILE_NAME_HEADER = 'x-file-name';

/** A file name without folders and control characters, at most 120 characters. */
export function safeFileName(name: string): string {
  const base = name.split(/[\\/]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
  const clean = base.replace(/[\u0000-\u001f\u007f"<>|:*?\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  return (clean === '' ? 'document' : clean).slice(-120);
}
