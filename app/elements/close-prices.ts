import { onAnyMatch } from '#app/stores/live.ts';

/** Has no price of a match that has begun, or will not, be put on the slip any more, wherever on the page it stands; returns what stops it. */
export function closePrices(): () => void {
  return onAnyMatch((message) => {
    if (!('status' in message) || message.status === 'scheduled') return;
    const buttons = document.querySelectorAll<HTMLButtonElement>(`slip-price[leg^="${message.match}:"] button`);
    for (const button of buttons) button.disabled = true;
  });
}
