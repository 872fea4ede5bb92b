import { loadAllWords } from '#app/i18n/browser-words.ts';
import type { Words } from '#app/i18n/create-words.ts';

let listening = false;

/** Buttons marked `data-copy-code` copy their code. */
export function copyCodes(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-copy-code]');
    if (button !== null) void copy(button);
  });
}

async function copy(button: HTMLElement): Promise<void> {
  const code = button.dataset.copyCode ?? '';
  const copied = await toClipboard(code, button);
  const words = await loadAllWords();
  if (copied) button.textContent = words.t('guide.copied');
  const announcer = document.getElementById('announcer');
  if (announcer !== null) announcer.textContent = words.t(copied ? 'guide.copied' : 'guide.copyByHand');
  if (copied) await count(code, button, words);
}

/** By the clipboard's interface; where it is missing or shut, by selecting the code, which then stays selected for copying by hand. */
async function toClipboard(code: string, button: HTMLElement): Promise<boolean> {
  if (navigator.clipboard === undefined) return bySelection(button);
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    return bySelection(button);
  }
}

function bySelection(button: HTMLElement): boolean {
  const text = button.parentElement?.querySelector('[data-bonus-code]');
  if (text == null) return false;
  getSelection()?.selectAllChildren(text);
  return document.execCommand('copy');
}

/** Tells the site that the code was copied, once, and shows the new count. Whoever copied it has no use for hearing that this failed. */
async function count(code: string, button: HTMLElement, words: Words): Promise<void> {
  try {
    const answer = await fetch(`/bonus-code/${encodeURIComponent(code)}/copied`, { method: 'POST', keepalive: true });
    if (!answer.ok) return;
    const { data } = (await answer.json()) as { data: { used: number } };
    const shown = button.parentElement?.querySelector('[data-code-used]');
    if (shown != null) shown.textContent = words.t('guide.used', { count: data.used });
  } catch (error) {
    console.warn('That the code was copied could not be counted.', error);
  }
}
