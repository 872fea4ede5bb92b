import { fileURLToPath } from 'node:url';
import { createElement } from 'react';
import satori from 'satori';
import { describe, expect, it } from 'vitest';
import { competitionNames } from '#app/i18n/competition-names.ts';
import { locales } from '#app/i18n/locales.ts';
import { createWordsOf } from '#app/i18n/words/words-of.server.ts';
import { articleCard, siteCard } from '#app/share-cards/title-card.ts';
import { readArticles } from '#data/articles/read-articles.ts';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';
import { crestOf } from '#domain/team/crest.ts';
import { singleNameWidthPx } from './draw-card.ts';
import { innerWidthPx } from './draw-frame.ts';
import { drawPicture, drawSvg } from './draw-picture.ts';
import { fittingSize, nameSizes, singleNameSizes, type TypeSize, titleSizes } from './fitting-size.ts';
import { fontFamily, readPictureFonts } from './picture-fonts.ts';

const pieces = readArticles(fileURLToPath(new URL('../../../content', import.meta.url)));
const siteOf = (locale: (typeof locales)[number]) => ({ words: createWordsOf(locale), name: 'Tipledger', demonstration: true }) as const;
const titleCards = locales.flatMap((locale) => [siteCard(siteOf(locale)), ...pieces.map((piece) => articleCard(piece, siteOf(locale)))]);
const { countries, clubNames } = loadCatalogue();
const clubs = [
  ...countries.flatMap((country) => country.clubs.map(({ name }) => name)),
  ...[...clubNames.values()].flatMap((names) => [...names.values()].map(([name]) => name)),
];
const competitions = [
  ...countries.flatMap(({ tournaments }) => tournaments.map(({ name }) => name)),
  ...Object.values(competitionNames).flatMap((names) => Object.values(names)),
];
const fonts = readPictureFonts();

/** Returns the letters of a text that no font contains, in either weight. */
async function withoutForm(text: string): Promise<string> {
  const missing: string[] = [];
  for (const fontWeight of [400, 600])
    await satori(createElement('div', { style: { fontFamily, fontWeight, fontSize: 10 } }, text), {
      width: 4_000,
      fonts,
      loadAdditionalAsset: async (_code, segment) => {
        missing.push(segment);
        return [];
      },
    });
  return missing.join('');
}

/** Returns the number of lines of a text in a size. */
async function linesOf(text: string, widthPx: number, px: number): Promise<number> {
  const style = { fontFamily, fontWeight: 600, fontSize: px, lineHeight: 1, width: widthPx } as const;
  const svg = await satori(createElement('div', { style }, text), { width: widthPx, fonts });
  return Number(/height="(\d+)"/.exec(svg)?.[1]) / px;
}

async function tooLong(texts: readonly string[], widthPx: number, sizes: readonly TypeSize[]): Promise<string[]> {
  const long: string[] = [];
  for (const text of texts) {
    const px = fittingSize(text, widthPx, sizes);
    if ((await linesOf(text, widthPx, px)) > (sizes.find((size) => size.px === px)?.lines ?? 0)) long.push(text);
  }
  return long;
}

const longest = (texts: readonly string[], count: number) =>
  [...new Set(texts)].sort((first, second) => second.length - first.length).slice(0, count);

describe('a share picture', () => {
  it('is a PNG of 1200 by 630', async () => {
    const png = Buffer.from(await drawPicture(titleCards[0] as (typeof titleCards)[0]));
    expect(png.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('has a form for every letter of the titles and sections, in all languages', async () => {
    const letters = new Set(titleCards.flatMap(({ title, section, demonstration }) => [...title, ...section, ...demonstration]));
    expect(titleCards.length).toBeGreaterThan(200);
    expect(await withoutForm([...letters].join(''))).toBe('');
  });

  it('has a form for every letter of the clubs, their monograms and the competitions, in all languages', async () => {
    const letters = new Set([...clubs, ...competitions, ...clubs.map((name) => crestOf(name, []).letters)].join(''));
    expect(clubs.length).toBeGreaterThan(1_000);
    expect(await withoutForm([...letters].join(''))).toBe('');
  });

  it('has a form for every letter of days, hours, rounds and states, in all languages', async () => {
    const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + month * 2, 12)));
    const texts = locales.flatMap((locale) => {
      const { t, format } = createWordsOf(locale);
      const words = [
        t('share.simulated'),
        t('match.hourUnknown'),
        t('status.afterPenalties'),
        t('status.abandoned'),
        t('round.semi-final'),
      ];
      return [...words, t('round.matchday', { number: 1 }), ...days.map((day) => `${format.longDay(day)}, ${format.timeAndZone(day)}`)];
    });
    expect(await withoutForm([...new Set(texts.join(''))].join(''))).toBe('');
  });

  it('would be seen to lack a letter that the fonts do not have', async () => {
    expect(await withoutForm('Zenit Зенит')).not.toBe('');
  });

  it('fits the longest names of clubs, beside their goals', async () => {
    expect(await tooLong(longest(clubs, 60), innerWidthPx - 104 - 28 - 130, nameSizes)).toEqual([]);
  });

  it('fits the longest names of clubs and competitions that have it to themselves', async () => {
    expect(await tooLong(longest([...clubs, ...competitions], 80), singleNameWidthPx, singleNameSizes)).toEqual([]);
  });

  it('fits the longest titles of every language', async () => {
    const titles = locales.flatMap(({ tag }) =>
      longest(
        titleCards.filter(({ language }) => language === tag).map(({ title }) => title),
        6,
      ),
    );
    expect(await tooLong(titles, innerWidthPx, titleSizes)).toEqual([]);
  });

  it('holds outlines alone, so that it looks the same wherever it is drawn', async () => {
    const svg = await drawSvg(titleCards[1] as (typeof titleCards)[0]);
    expect(svg).not.toMatch(/<text|<script|href="http/);
  });
});
