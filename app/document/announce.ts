/** Announces a sentence to screen readers, through the status line that every page has. */
export function announce(sentence: string): void {
  const status = document.getElementById('announcer');
  if (status !== null) status.textContent = sentence;
}
