import { womenOr } from '#languages/prose/match-of-women.ts';
import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import { type GermanNoun, germanNouns } from './nouns/nouns.ts';

type Text<Facts> = (facts: Facts, ground?: HomeAndAway<GermanNoun>) => string;

const hosts = germanNouns.read(['die Gastgeber', 'der Gastgeber', 'den Gastgebern', 'die Gastgeber', 'Gastgeber']);
const hostsOfWomen = germanNouns.read([
  'die Gastgeberinnen',
  'der Gastgeberinnen',
  'den Gastgeberinnen',
  'die Gastgeberinnen',
  'Gastgeberinnen',
]);
const guests = germanNouns.read(['die Gäste', 'der Gäste', 'den Gästen', 'die Gäste', 'Gäste']);

/**
 * Returns each text by the clubs' names and twice with the clubs as hosts and guests, unless neither is at home: for what follows a sentence that
 * has named them. Of three texts in a row one has names and two have roles, each of another construction where there are three or more.
 */
export function alsoInRoles<Facts extends object>(...texts: [Text<Facts>, ...Text<Facts>[]]): [Text<Facts>, ...Text<Facts>[]] {
  const third = Math.ceil(texts.length / 3);
  const roleOf = (index: number) => inRoles(texts[index % texts.length] as Text<Facts>);
  const [first, ...others] = texts.flatMap((text, index) => [text, roleOf(index + third), roleOf(index + 2 * third)]);
  return [first as Text<Facts>, ...others];
}

function inRoles<Facts extends object>(text: Text<Facts>): Text<Facts> {
  return (facts, ground) => text(ground === undefined ? facts : inRolesOf(ground, facts), ground);
}

function inRolesOf<Facts extends object>({ home, away }: HomeAndAway<GermanNoun>, facts: Facts): Facts {
  const role = (value: unknown) => (value === home ? womenOr(hostsOfWomen, hosts) : value === away ? guests : value);
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, role(value)])) as Facts;
}

/** Returns ` zu Hause` or ` auswärts`; empty when neither club is at home. */
export const side = (ground: HomeAndAway<GermanNoun> | undefined, atHome: boolean) =>
  ground === undefined ? '' : atHome ? ' zu Hause' : ' auswärts';
