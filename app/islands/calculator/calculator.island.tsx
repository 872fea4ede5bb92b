import { defineIsland } from '#app/document/define-island.ts';
import type { CompiledMessages } from '#app/i18n/translate.ts';
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
