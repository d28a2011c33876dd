/** Lets the browser save a file made on this page as `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address only after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
