import type { VoteOption } from '#app/components/votes/vote-option.ts';
import type { CompiledMessages } from '#app/i18n/words/translate.ts';
import { defineIsland } from '#app/island/define-island.ts';
import { VoteBox } from './vote-box.tsx';

export const island = defineIsland(
  'votes/vote-box',
  VoteBox,
  import.meta.env.SSR
    ? {}
    : import.meta.glob<CompiledMessages>('/languages/*/messages.json', { query: '?only=votes,footer.cookies-policy', import: 'default' }),
  { options: optionsOfForm },
);

/** Returns the options from the form in the server's HTML. */
function optionsOfForm(island: HTMLElement): VoteOption[] {
  return [...island.querySelectorAll<HTMLInputElement>('input[type=radio]')].map(({ value, parentElement: label }) => ({
    value,
    label: label?.textContent ?? '',
    group: label?.parentElement?.getElementsByTagName('h3')[0]?.textContent,
  }));
}
