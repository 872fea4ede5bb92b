import { definePage } from '#app/document/page.ts';
import { calculatorAddress } from './calculator.address.ts';
import { calculatorHead } from './calculator.head.ts';
import { loadCalculator } from './calculator.server.ts';
import { CalculatorPage } from './calculator-page.tsx';
import { CalculatorRail } from './calculator-rail.tsx';

export const calculatorPage = definePage(import.meta.url, calculatorAddress, {
  load: loadCalculator,
  head: calculatorHead,
  View: CalculatorPage,
  Rail: CalculatorRail,
});
