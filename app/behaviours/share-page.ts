/** Buttons marked `data-share` hand the page's address to the device's share sheet; where there is none, to the clipboard. */
export function sharePages(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-share]');
    if (button !== null) void share(button);
  });
}

async function share(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share !== undefined) {
      await navigator.share({ title: button.dataset.share, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    (button.querySelector('span') ?? button).textContent = button.dataset.shared ?? '';
  } catch (error) {
    // Whoever closes the sheet without choosing wants nothing more; a clipboard that is shut leaves copying by hand.
    if ((error as Error).name !== 'AbortError') window.prompt(button.dataset.share, url);
  }
}
