import { type DemonstrationTournament, isContinental } from '#demonstration/catalogue/demonstration-catalogue.ts';
import type { Stage } from '#domain/tournament/round.ts';

const semiFinal: readonly Stage[] = ['semi-final'];
const lastThree: readonly Stage[] = ['round-of-16', 'quarter-final', 'semi-final'];

/** Countries' cups in which some rounds are played in two legs. */
const ofCountry: Readonly<Record<string, readonly Stage[]>> = {
  'belgium.beker-van-belgie': semiFinal,
  'brazil.copa-do-brasil': lastThree,
  'england.efl-cup': semiFinal,
  'greece.greek-cup': ['quarter-final', 'semi-final'],
  'italy.coppa-italia': semiFinal,
  'spain.copa-del-rey': semiFinal,
};

/** True for a round in which the clubs meet once on each ground: in continental cups every one but the final. */
export function hasTwoLegs(cup: DemonstrationTournament, stage: Stage): boolean {
  if (isContinental(cup)) return stage !== 'final';
  return ofCountry[cup.id]?.includes(stage) ?? false;
}
