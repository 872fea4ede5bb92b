import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '#data/catalogue/load-catalogue.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');
const { countries } = loadCatalogue();

/** Returns, by country, the names that a source has for the country's competitions. */
function namesOf(source: 'football-data' | 'football-data-org'): (readonly string[])[] {
  return countries.map(({ tournaments }) => tournaments.flatMap(({ feeds }) => feeds?.[source] ?? []));
}

describe('the README', () => {
  const isDivision = (name: string) => /^[A-Z]{1,2}[0-9C]$/.test(name);
  const files = namesOf('football-data');

  it('counts the divisions and the further countries of football-data.co.uk as the catalogue has them', () => {
    const divisions = files.flat().filter(isDivision).length;
    const others = files.filter((names) => names.some((name) => !isDivision(name))).length;
    expect(read('README.md')).toContain(`${divisions} divisions since 2012 with statistics and prices, ${others} more countries`);
  });

  it('counts the competitions of football-data.org', () => {
    expect(read('README.md')).toContain(`results of ${namesOf('football-data-org').flat().length} competitions: football-data.org`);
  });
});

/** A typed number of leagues, countries and so on: it is wrong as soon as a source reports one more. */
const counted =
  /\d[\d., {2}]*\+?\s(leagues|competitions|countries|bookmakers|lig|ligy|soutěží|zemí|sázkových|Ligen|Wettbewerbe|Länder|Wettanbieter|ligas|competiciones|países|casas|πρωταθλήματα|διοργανώσεις|χώρες|στοιχηματικές|campionati|competizioni|Paesi|bookmaker|competições)(?!\p{L})/iu;

it('is such a number in every script', () => {
  expect(['over 1,200 leagues', '1.250+ πρωταθλήματα', '92 Ligen'].map((text) => counted.test(text))).toEqual([true, true, true]);
});

describe.each(globSync(['languages/*/messages.json', 'content/pages/*/*.md'], { cwd: root }))('%s', (file) => {
  it('has no number of leagues, competitions, countries or bookmakers that is not counted', () => {
    const lines = read(file).split('\n');
    // The terms' sections are numbered: "6. Bookmakers".
    expect(lines.filter((line) => counted.test(line) && !/^#* ?\d+\. /.test(line))).toEqual([]);
  });
});
