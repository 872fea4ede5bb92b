import type { Angle, NewsAngles, Paragraph, Read } from './news-angles.ts';
import type { RacingClub, SeasonRace } from './news-facts.ts';
import type { NewsStory } from './news-stories.ts';
import { decisions, nearlyCertain, runs } from './season-stories.ts';

const near = 0.8;
const likelyDown = 0.6;
/** Max distance from a half of a chance that can go either way. */
const onTheEdge = 0.1;
const inDanger = 0.25;
/** Min chance of a further candidate for a sentence. */
const tellingChance = 0.1;
/** Min chance of the title of a club of an open race, and max chance of its favourite. */
const openFrom = 0.15;
const openTo = 0.5;
const openClubs = 3;

/** Returns what an article about title or promotion, and relegation, can tell. */
export function raceStories<Name>(facts: SeasonRace, read: Read<Name>): NewsAngles<Name> {
  const { clubs, simulations } = facts;
  const competition = read({ of: 'competition', name: facts.competition });
  const decided = clubs.flatMap(({ club, decided: as }) => (as === undefined ? [] : [{ club, as }]));
  // A champion of a second division has been promoted.
  const ofDecisions = decisions(
    facts.placesUp === undefined ? decided : decided.map(({ club, as }) => ({ club, as: as === 'champion' ? ('promoted' as const) : as })),
    competition,
    read,
  );
  const top = facts.placesUp === undefined ? titleStories(facts, competition, read) : promotionStories(facts, competition, read);
  const bottom = relegationStories(clubs, { competition, gapAtTop: top.gap }, read);
  const ofRuns = runs(facts.runs ?? [], read);
  const down = ofDecisions.stories.filter(({ kind }) => kind === 'relegated');
  const up = ofDecisions.stories.filter(({ kind }) => kind === 'promoted');
  const topics: Record<string, string> = { promoted: 'top', relegated: 'bottom' };
  return {
    angles: [
      ...ofDecisions.angles.map((angle) => ({ ...angle, topic: topics[angle.topic] ?? angle.topic })),
      ...top.angles,
      ...bottom.angles,
      ...ofRuns.angles,
    ],
    paragraphs: [
      { topic: 'top', stories: [...up, ...top.stories] },
      { topic: 'bottom', stories: [...down, ...bottom.stories] },
      ...ofRuns.paragraphs,
      { topic: 'method', stories: [{ kind: 'raceMethod', facts: { simulations } }] },
    ],
  };
}

interface EndOfTable<Name> {
  readonly angles: readonly Angle<Name>[];
  readonly stories: Paragraph<Name>['stories'];
}

/** `gap` is the distance between the two best chances, from 0 to 1. */
type TopOfTable<Name> = EndOfTable<Name> & { readonly gap: number };

function titleStories<Name>({ clubs }: SeasonRace, competition: Name, read: Read<Name>): TopOfTable<Name> {
  const angle = (weight: number, headline: Angle<Name>['headline']) => [{ weight, topic: 'top', headline }];
  const champion = clubs.find(({ decided }) => decided === 'champion');
  const [leads, follows] = clubs as readonly [RacingClub, RacingClub];
  if (champion !== undefined) {
    const second = champion === leads ? follows : leads;
    const club = read(champion.club);
    return {
      angles: angle(10, { kind: 'headlineChampions', facts: { club, competition } }),
      stories: [{ kind: 'champions', facts: { club, second: read(second.club), ahead: champion.points - second.points } }],
      gap: 1,
    };
  }
  // Of equal chances the better place counts.
  const byChance = [...clubs].sort((one, other) => other.title - one.title);
  const [first, second, third] = byChance as [RacingClub, RacingClub, RacingClub];
  const gap = first.title - second.title;
  const favourite = read(first.club);
  if (first.title >= near) {
    const facts = { leader: favourite, ...nearlyCertain(first.title) };
    return {
      angles: angle(6 + 5 * (first.title - near), { kind: 'headlineTitleNear', facts }),
      stories: [{ kind: 'titleNear', facts }],
      gap,
    };
  }
  const isBehind = first !== leads;
  const stories: NewsStory<Name>[] = isBehind
    ? [
        {
          kind: 'favouriteBehind',
          facts: {
            favourite,
            chance: first.title,
            leader: read(leads.club),
            leaderChance: leads.title,
            ahead: leads.points - first.points,
          },
        },
      ]
    : [{ kind: 'titleFavourite', facts: { favourite, chance: first.title, rival: read(second.club), rivalChance: second.title } }];
  const further = isBehind ? byChance.find((club) => club !== first && club !== leads) : third;
  if (further !== undefined && further.title >= tellingChance) {
    stories.push({ kind: 'titleThird', facts: { club: read(further.club), chance: further.title } });
  }
  const open = clubs.filter(({ title }) => title >= openFrom).length;
  const angles = isBehind
    ? angle(7, { kind: 'headlineFavouriteBehind', facts: { favourite, leader: read(leads.club) } })
    : angle(6 - gap, { kind: 'headlineTitleRace', facts: { leader: favourite, rival: read(second.club) } });
  if (open >= openClubs && first.title < openTo) {
    angles.push(...angle(6.5, { kind: 'headlineOpenRace', facts: { competition, clubs: open, favourite } }));
  }
  return { angles, stories, gap };
}

function promotionStories<Name>({ clubs, placesUp = 0 }: SeasonRace, competition: Name, read: Read<Name>): TopOfTable<Name> {
  const chanceOf = ({ promotion = 0 }: RacingClub) => promotion;
  const isUp = ({ decided }: RacingClub) => decided === 'champion' || decided === 'promoted';
  const open = clubs.filter((club) => !isUp(club)).sort((one, other) => chanceOf(other) - chanceOf(one));
  const isOver = clubs.length - open.length >= placesUp;
  const [first, second, ...others] = open;
  if (isOver || first === undefined || second === undefined) return { angles: [], stories: [], gap: 1 };
  const [favourite, rival] = [read(first.club), read(second.club)];
  const angles: Angle<Name>[] = [
    { weight: 5.5, topic: 'top', headline: { kind: 'headlinePromotionRace', facts: { favourite, rival, competition } } },
  ];
  const stories: NewsStory<Name>[] = [];
  const [certain, ofRival] = [nearlyCertain(chanceOf(first)), nearlyCertain(chanceOf(second))];
  if (chanceOf(first) >= near) {
    angles.push({ weight: 6.3, topic: 'top', headline: { kind: 'headlinePromotionNear', facts: { club: favourite, ...certain } } });
  }
  if (chanceOf(first) >= near && chanceOf(second) < tellingChance) {
    stories.push({ kind: 'promotionNear', facts: { club: favourite, places: placesUp, ...certain } });
  } else {
    stories.push({
      kind: 'promotionFavourites',
      facts: {
        favourite,
        ...certain,
        rival,
        rivalChance: ofRival.chance,
        ...(ofRival.isAbove99 && { isRivalAbove99: true }),
        places: placesUp,
      },
    });
  }
  const hope = others.find((club) => chanceOf(club) >= tellingChance && (club.playOff ?? 0) >= tellingChance);
  if (hope !== undefined) {
    stories.push({ kind: 'promotionHope', facts: { club: read(hope.club), chance: chanceOf(hope), playOff: hope.playOff ?? 0 } });
  }
  return { angles, stories, gap: chanceOf(first) - chanceOf(second) };
}

function relegationStories<Name>(
  clubs: readonly RacingClub[],
  { competition, gapAtTop }: { readonly competition: Name; readonly gapAtTop: number },
  read: Read<Name>,
): EndOfTable<Name> {
  const endangered = clubs
    .filter(({ relegation, decided }) => relegation >= inDanger && decided !== 'relegated')
    .sort((one, other) => other.relegation - one.relegation);
  const [worst] = endangered;
  if (worst === undefined) return { angles: [], stories: [] };
  const angles: Angle<Name>[] = [];
  const stories: NewsStory<Name>[] = [];
  if (worst.relegation >= likelyDown) {
    const facts = { club: read(worst.club), ...nearlyCertain(worst.relegation) };
    stories.push({ kind: 'relegationLikely', facts });
    if (worst.relegation >= near) angles.push({ weight: 4.5, topic: 'bottom', headline: { kind: 'headlineRelegationNear', facts } });
  }
  const distance = ({ relegation }: RacingClub) => Math.abs(relegation - 0.5);
  const [edge] = endangered.filter((club) => distance(club) <= onTheEdge + 1e-9).sort((one, other) => distance(one) - distance(other));
  if (edge !== undefined) {
    stories.push({ kind: 'relegationEdge', facts: { club: read(edge.club), chance: edge.relegation, place: edge.place } });
    angles.push({
      // The fight is the closer one when the chances at the top lie further apart.
      weight: gapAtTop > 2 * distance(edge) ? 5.2 : 4.2,
      topic: 'bottom',
      headline: { kind: 'headlineRelegationFight', facts: { club: read(edge.club), place: edge.place, competition } },
    });
  } else {
    const danger = endangered.find(({ relegation }) => relegation < 0.5 - onTheEdge);
    if (danger !== undefined) {
      stories.push({ kind: 'relegationDanger', facts: { club: read(danger.club), chance: danger.relegation, place: danger.place } });
    }
  }
  return { angles, stories };
}
