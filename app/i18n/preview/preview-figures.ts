import type { Formatters } from '../formatters.ts';
import type { PreviewFigure } from './preview-kinds.ts';
import type { CountedForms, PreviewLanguage } from './preview-language.ts';

/** Figures of previews in one language, alone and with the thing that they count. */
export interface PreviewFigures {
  write(figure: PreviewFigure): string;
  /** A figure with a counted thing: `16 points`. */
  writeCounted(figure: PreviewFigure, form: string): string;
}

/** @param tag BCP-47 of the language */
export function createPreviewFigures(tag: string, format: Formatters, language: PreviewLanguage): PreviewFigures {
  const expected = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const expectedGoals = new Intl.NumberFormat(tag, expected);
  const day = new Intl.DateTimeFormat(tag, { ...language.day, timeZone: 'UTC' });
  const plurals = new Intl.PluralRules(tag);
  const expectedPlurals = new Intl.PluralRules(tag, expected);
  const ordinals = new Intl.PluralRules(tag, { type: 'ordinal' });
  const write = (figure: PreviewFigure): string => {
    switch (figure.as) {
      case 'count':
        return format.integer(figure.of);
      case 'goals':
        return expectedGoals.format(figure.of);
      case 'chance':
        // Rounded to whole per cents, what is nearly sure would read as sure.
        return format.percent(figure.of, figure.of < 0.01 || figure.of > 0.99 ? 1 : 0);
      case 'price':
        return format.decimalOdds(figure.of);
      case 'line':
        return format.line(figure.of, false);
      case 'score':
        return format.score({ home: figure.of[0], away: figure.of[1] });
      case 'day':
        return day.format(figure.of);
    }
  };
  const categoryOf = (figure: PreviewFigure, form: string): Intl.LDMLPluralRule => {
    if (figure.as !== 'count' && figure.as !== 'goals')
      throw new TypeError(`"${form}" counts a ${figure.as}, which is no number of things`);
    if (language.ordinals?.includes(form)) return ordinals.select(figure.of);
    if (figure.as === 'goals') return expectedPlurals.select(Number(figure.of.toFixed(1)));
    return figure.of === 0 && language.forms[form]?.zero !== undefined ? 'zero' : plurals.select(figure.of);
  };
  return {
    write,
    writeCounted: (figure, form) => {
      const forms: CountedForms | undefined = language.forms[form];
      if (forms === undefined) throw new Error(`no form "${form}" in the previews of ${tag}`);
      return (forms[categoryOf(figure, form)] ?? forms.other).replace('#', write(figure));
    },
  };
}
