import { oddsNumberFormats } from '#app/i18n/odds-number-formats.ts';
import { toFractionalOdds, toMoneylineOdds } from '#domain/odds/odds-formats.ts';

let formats: ReturnType<typeof oddsNumberFormats> | undefined;

/** Writes another price on a button of the bet slip, in all three formats. A price that fell is no longer marked as above our fair one. */
export function showPrice(button: HTMLButtonElement, odds: number): void {
  const figure = button.querySelector<HTMLElement>('[data-fractional]');
  const [decimal] = figure?.getElementsByTagName('span') ?? [];
  if (figure === null || decimal === undefined) return;
  formats ??= oddsNumberFormats(document.documentElement.lang);
  if (odds < Number(button.value)) delete button.dataset.best;
  button.value = String(odds);
  decimal.textContent = formats.of(odds).format(odds);
  figure.dataset.fractional = toFractionalOdds(odds);
  figure.dataset.moneyline = toMoneylineOdds(odds);
}
