/**
 * Writes a text to the clipboard; when that is missing or denied, selects the text where it is shown, leaves it selected, and tries the
 * older command for copying. Returns false when it has to be copied by hand.
 */
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
