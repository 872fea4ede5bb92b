/** Holds clicks within elements whose code is still on its way, and lets the last of them happen when `defined` is settled. */
export function holdClicks(defined: Promise<unknown>): void {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const target = event.target as HTMLElement;
    // A link that is opened in another window needs no code.
    if (target.closest(':not(:defined)') === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = target;
  };
  document.addEventListener('click', hold, { capture: true });
  void defined.finally(() => {
    document.removeEventListener('click', hold, { capture: true });
    // Icons, which are no HTML elements, have no click of their own.
    held?.closest<HTMLElement>('a, button, summary, label, input')?.click();
  });
}
