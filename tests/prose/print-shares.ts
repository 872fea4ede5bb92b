import { languages } from '#domain/language/languages.ts';
import { say } from '#server/commands/calls/command-line.ts';
import { shareOfAlikeNeighbours } from './neighbours.ts';
import { sharesOfShapes } from './sentence-shapes.ts';

/*
 * npm run prose:shares [-- language …]: prints for each language the sentence shapes that occur in the greatest shares of 2,000 previews and of
 * 2,000 reviews of made-up matches, and the share of neighbours in the list of a day that share one. Ends with 2 for an unknown language.
 */
const texts = 2000;
const shown = 12;
const neighbours = 1000;

const asked = process.argv.slice(2);
const unknown = asked.find((tag) => !(languages as readonly string[]).includes(tag));
if (unknown !== undefined) {
  process.stderr.write(`“${unknown}” is no language of the site: ${languages.join(', ')}\n`);
  process.exitCode = 2;
} else {
  for (const tag of languages.filter((each) => asked.length === 0 || asked.includes(each))) {
    for (const which of ['previews', 'reviews'] as const) {
      say(`\n${tag}, ${texts} ${which}`);
      for (const { share, example } of sharesOfShapes(tag, texts, which).slice(0, shown)) {
        say(`${(100 * share).toFixed(1).padStart(6)} %  ${example}`);
      }
    }
    say(`\n${tag}, neighbours in the list of a day that share a sentence: ${(100 * shareOfAlikeNeighbours(tag, neighbours)).toFixed(1)} %`);
  }
}
