import type { FrameWords } from '#app/i18n/create-words.ts';
import type { CountryNotices } from '#app/pages/country-notices/country-notices-answer.ts';

/** Puts the age, the warnings and the help of the visitor's country at the foot of the page, in place of those of the language's home. */
export async function showCountryNotices(country: string, words: FrameWords): Promise<void> {
  const lines = document.querySelector<HTMLElement>('[data-law-lines]');
  if (lines === null) return;
  const answer = await fetch(words.href(`/country-notices/${country.toLowerCase()}`));
  // Without an answer what stands there stays: it is right for the language.
  if (!answer.ok) return;
  const { age, notice, lines: html } = (await answer.json()) as CountryNotices;
  for (const mark of document.querySelectorAll('[data-law-age]')) mark.textContent = age;
  for (const text of document.querySelectorAll('[data-law-notice]')) text.textContent = notice;
  lines.innerHTML = html;
  lines.dataset.lawLines = country;
}
