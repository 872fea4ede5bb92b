import type { CompiledMessages } from '#app/i18n/words/translate.ts';
import { defineIsland } from '#app/island/define-island.ts';
import { SlipBox } from './slip-box.tsx';

export const island = defineIsland(
  'slip/slip-box',
  SlipBox,
  import.meta.env.SSR
    ? {}
    : import.meta.glob<CompiledMessages>('/languages/*/messages.json', {
        query:
          '?only=slip,bet,market,*.bet.*,*.market.*,odds.draw,prices.over,prices.under,basis,tip.chance,tip.fairOdds,chances.fair,match.versus,match.at,states.tryAgain,shell.evens',
        import: 'default',
      }),
);
