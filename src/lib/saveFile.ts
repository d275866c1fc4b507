/** Hands a file to the browser, which saves or opens it under `name`. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
