import { describe, expect, it } from 'vitest';
import type { LocalDay } from '#domain/time/local-day.ts';
import { createFormatters } from './formatters.ts';
import { localeByTag, locales } from './locales.ts';

const of = (tag: string) => createFormatters(localeByTag(tag));
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const kickoff = new Date('2026-11-21T19:45:00Z');

describe('times and days', () => {
  it('are in the zone of the language', () => {
    expect(['en', 'cs', 'de', 'el', 'pt-BR'].map((tag) => of(tag).time(kickoff))).toEqual(['19:45', '20:45', '20:45', '21:45', '16:45']);
  });
  it('name their zone shortly, in winter and in summer', () => {
    const named = (moment: Date) => locales.map(({ tag }) => of(tag).timeAndZone(moment));
    const inWords = (madrid: string, athens: string, rome: string, brasilia: string) => [
      `${madrid} (hora peninsular)`,
      `${athens} (ώρα Ελλάδας)`,
      `${rome} (ora italiana)`,
      `${brasilia} (horário de Brasília)`,
    ];
    const winter = ['19:45 GMT', '20:45 SEČ', '20:45 MEZ', ...inWords('20:45', '21:45', '20:45', '16:45')];
    const summer = ['20:45 BST', '21:45 SELČ', '21:45 MESZ', ...inWords('21:45', '22:45', '21:45', '16:45')];
    expect(of('es').timeAndZone(kickoff, 'Europe/London')).toBe('19:45 GMT');
    expect(named(kickoff)).toEqual(winter);
    expect(named(new Date('2026-07-21T19:45:00Z'))).toEqual(summer);
  });
  it('are written as readers there write them', () => {
    expect(of('en').longDay(kickoff)).toBe('Saturday 21 November 2026');
    expect(of('de').longDay(kickoff)).toBe('Samstag, 21. November 2026');
    expect(of('cs').longDay(kickoff)).toBe('sobota 21. listopadu 2026');
    expect(of('el').longDay(kickoff)).toBe('Σάββατο 21 Νοεμβρίου 2026');
    expect(of('de').rowDay(kickoff)).toBe('21.11.');
    expect(of('pt-BR').dayOfWeek(kickoff)).toBe('sáb 21');
    expect(of('en').rowDay(kickoff)).toBe('21 Nov');
  });
  it('begin a Brazilian month with an ordinal', () => {
    const first = new Date('2026-12-01T15:00:00Z');
    expect(of('pt-BR').longDay(first)).toBe('terça-feira, 1º de dezembro de 2026');
    expect(of('pt-BR').headingDay(first)).toBe('terça-feira, 1º de dezembro');
    expect(of('pt-BR').dayInFull(first)).toBe('1º de dezembro de 2026');
    expect(of('pt-BR').dayInFull(new Date('2026-12-11T15:00:00Z'))).toBe('11 de dezembro de 2026');
    expect(of('pt-BR').daySpan('2026-12-01' as LocalDay, '2026-12-03' as LocalDay)).toBe('1º–3 de dezembro de 2026');
    expect(of('pt-BR').rowDay(first)).toBe('01/12');
    expect(of('es').dayInFull(first)).toBe('1 de diciembre de 2026');
  });
  it('from one to another say month and year once where they share them', () => {
    const span = (tag: string, from: string, to: string) => of(tag).daySpan(from as LocalDay, to as LocalDay);
    expect(span('en', '2026-11-21', '2026-11-24')).toBe('21–24 November 2026');
    expect(span('cs', '2026-11-21', '2026-11-24')).toBe('21.–24. listopadu 2026');
    expect(span('it', '2026-11-28', '2026-12-01')).toBe('28 novembre – 1 dicembre 2026');
    expect(span('de', '2026-12-31', '2027-01-02')).toBe('31. Dezember 2026 – 2. Januar 2027');
    expect(span('pt-BR', '2026-11-21', '2026-11-21')).toBe('21 de novembro de 2026');
  });
});

describe('numbers', () => {
  it('keep two decimals in prices, and the comma where it is used', () => {
    expect(of('en').decimalOdds(1.8)).toBe('1.80');
    expect(of('de').decimalOdds(1.8)).toBe('1,80');
    expect(of('es').decimalOdds(1001)).toBe('1001,00');
  });
  it('have a true minus sign and no negative zero', () => {
    expect(of('en').signed(-3)).toBe('−3');
    expect(of('en').signed(5)).toBe('+5');
    expect(of('en').percent(-0.0002, 1)).toBe('0.0%');
    expect(of('en').percent(-0.021, 1)).toBe('−2.1%');
    expect(plain(of('de').percent(0.54))).toBe('54 %');
  });
  it('write lines with and without their sign', () => {
    expect([of('en').line(-0.5, true), of('en').line(0.25, true), of('en').line(2.5, false), of('it').line(2.5, false)]).toEqual([
      '−0.5',
      '+0.25',
      '2.5',
      '2,5',
    ]);
  });
});

describe('countries', () => {
  it.each([
    ['en', 'GB-ENG', 'England'],
    ['cs', 'DE', 'Německo'],
    ['de', 'DE', 'Deutschland'],
    ['el', 'DE', 'Γερμανία'],
    ['el', 'NL', 'Ολλανδία'],
    ['pt-BR', 'GB-SCT', 'Escócia'],
    ['es', '001', 'Internacional'],
    ['en', 'TR', 'Turkey'],
    ['de', 'BA', 'Bosnien-Herzegowina'],
    ['el', 'XK', 'Κόσοβο'],
    ['it', 'BA', 'Bosnia-Erzegovina'],
  ])('in %s %s is %s', (tag, code, name) => expect(of(tag).region(code)).toBe(name));
});
