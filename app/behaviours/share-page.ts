/** Buttons marked `data-share` hand the page's address to the device's share sheet, or copy it where there is none. */
export function sharePages(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-share]');
    if (button !== null) void share(button);
  });
}

async function share(button: HTMLElement): Promise<void> {
  const url = location.origin + location.pathname;
  if (navigator.share === undefined) {
    await navigator.clipboard.writeText(url);
    const words = button.querySelector('span') ?? button;
    words.textContent = button.dataset.shared ?? '';
    return;
  }
  try {
    await navigator.share({ title: button.dataset.share, url });
  } catch (error) {
    // Whoever closes the sheet without choosing has not met a failure.
    if ((error as DOMException).name !== 'AbortError') throw error;
  }
}
