/** Makes the browser download (or open) `content` under the file name `name`. */
export function downloadFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click event has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
