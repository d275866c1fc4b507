/** Copies a text; returns whether the browser allows it. Call it in the handler of a press. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers offer the clipboard only to pages over https and of this computer.
    return copyBySelection(text);
  }
}

/** Copies as the keys Ctrl+C do: what is selected, which here is the text, wherever the focus is. */
function copyBySelection(text: string): boolean {
  const selection = window.getSelection();
  const before = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const element = Object.assign(document.createElement('span'), { textContent: text });
  element.style.cssText = 'position: fixed; top: 0; opacity: 0; white-space: pre';
  // The selection of a field that has the focus would be copied instead.
  const onCopy = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.body.append(element);
  document.addEventListener('copy', onCopy);
  try {
    selection?.selectAllChildren(element);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', onCopy);
    element.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}
