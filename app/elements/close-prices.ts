import { onAnyMatch } from '#app/stores/live.ts';

/**
 * Disables every price on the page of a match once it has begun, or will not be played, so that it can no longer be put on the slip;
 * returns the function that stops this.
 */
export function closePrices(): () => void {
  return onAnyMatch((message) => {
    if (!('status' in message) || message.status === 'scheduled') return;
    const buttons = document.querySelectorAll<HTMLButtonElement>(`slip-price[leg^="${message.match}:"] button`);
    for (const button of buttons) button.disabled = true;
  });
}
