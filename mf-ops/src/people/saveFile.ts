/** Has the browser keep a file under a name, as a download. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The download has begun by the next turn; until then the address has to stand.
  setTimeout(() => URL.revokeObjectURL(href));
}
