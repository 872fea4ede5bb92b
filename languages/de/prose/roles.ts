import type { HomeAndAway } from '#languages/prose/story-texts.ts';
import { type GermanNoun, germanNouns } from './nouns/nouns.ts';

type Text<Facts> = (facts: Facts, ground?: HomeAndAway<GermanNoun>) => string;

const hosts = germanNouns.read(['die Gastgeber', 'der Gastgeber', 'den Gastgebern', 'die Gastgeber', 'Gastgeber']);
const guests = germanNouns.read(['die Gäste', 'der Gäste', 'den Gästen', 'die Gäste', 'Gäste']);

/** Returns each text twice, the second time with the clubs as hosts and guests, unless neither is at home: for what follows a sentence that has named them. */
export function alsoInRoles<Facts extends object>(...texts: [Text<Facts>, ...Text<Facts>[]]): [Text<Facts>, ...Text<Facts>[]] {
  return [...texts, ...texts.map(inRoles)];
}

function inRoles<Facts extends object>(text: Text<Facts>): Text<Facts> {
  return (facts, ground) => text(ground === undefined ? facts : inRolesOf(ground, facts), ground);
}

function inRolesOf<Facts extends object>({ home, away }: HomeAndAway<GermanNoun>, facts: Facts): Facts {
  const role = (value: unknown) => (value === home ? hosts : value === away ? guests : value);
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, role(value)])) as Facts;
}

/** Returns ` zu Hause` or ` auswärts`; empty when neither club is at home. */
export const side = (ground: HomeAndAway<GermanNoun> | undefined, atHome: boolean) =>
  ground === undefined ? '' : atHome ? ' zu Hause' : ' auswärts';
