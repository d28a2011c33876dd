/** Hands the browser a file made on this page, to be saved under `name`. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
