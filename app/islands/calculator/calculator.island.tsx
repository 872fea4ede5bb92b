import type { CompiledMessages } from '#app/i18n/words/translate.ts';
import { defineIsland } from '#app/island/define-island.ts';
import { Calculator } from './calculator.tsx';

export const island = defineIsland(
  'calculator/calculator',
  Calculator,
  import.meta.env.SSR
    ? {}
    : import.meta.glob<CompiledMessages>('/languages/*/messages.json', {
        query: '?only=calculator,shell.decimal,shell.fractional,shell.moneyline',
        import: 'default',
      }),
);
