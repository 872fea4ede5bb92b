/** Writes a text to the clipboard; where that is missing or shut, selects it where it is shown, and leaves it selected. Returns false where it has to be copied by hand. */
export async function copyToClipboard(text: string, shown: Element | undefined): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown === undefined) return false;
    getSelection()?.selectAllChildren(shown);
    return document.execCommand('copy');
  }
}
