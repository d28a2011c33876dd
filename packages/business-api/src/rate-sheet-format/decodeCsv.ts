/** Characters that occur in spreadsheet files, pictures and archives but never in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what tells a binary file
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on Windows save plain "CSV" as Windows-1252.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a CSV file; null when the file is not text. */
export function decodeCsv(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  return BINARY.test(text) ? null : text;
}
