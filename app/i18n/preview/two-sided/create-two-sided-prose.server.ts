import { basketballNoun, isBasketballClubWrittenDown } from '#app/i18n/names/basketball-club-names.server.ts';
import { atTennisTournament } from '#app/i18n/names/tennis-tournament-names.server.ts';
import { capitalised } from '#app/i18n/preview/capitalised.ts';
import { minRepetition } from '#app/i18n/preview/least-repeating.ts';
import { hashText } from '#domain/chance/random.ts';
import type { Language } from '#domain/language/languages.ts';
import type { ProseFigures } from '#languages/prose/story-texts.ts';
import type { TwoSidedLanguage } from '#languages/prose/two-sided-language.ts';
import type { BasketballNoun, BasketballTexts, TennisProse, TennisTexts } from '#languages/prose/two-sided-texts.ts';
import type { BasketballGameToTell } from '#sports/basketball/domain/story/basketball-game-to-tell.ts';
import type { BasketballClubToTell, BasketballStory, BasketballStoryKind } from '#sports/basketball/domain/story/basketball-story.ts';
import { chooseBasketballStories } from '#sports/basketball/domain/story/choose-basketball-stories.ts';
import { chooseTennisStories } from '#sports/tennis/domain/story/choose-tennis-stories.ts';
import type { TennisMatchToTell } from '#sports/tennis/domain/story/tennis-match-to-tell.ts';
import type { TennisStory, TennisStoryKind, TournamentToTell } from '#sports/tennis/domain/story/tennis-story.ts';
import { mentions, namesOf } from './mentions.ts';

/** Prose about tennis and basketball in one language: two to five sentences a match, or none when too little is known. The same facts give the same text. */
export interface TwoSidedProse {
  tellTennis(match: TennisMatchToTell): string[];
  tellBasketball(game: BasketballGameToTell<BasketballClubToTell>): string[];
  /** Returns a tennis tournament as the place of a match within a sentence: `ad Acapulco`. */
  placeOf(tournament: TournamentToTell): string;
  /** Returns the forms of a basketball club, in the order of the language's grammar, for its first mention and for later ones. */
  declineClub(club: BasketballClubToTell): BasketballNoun<readonly string[]>;
  /** Returns true for a basketball club whose forms an editor has entered; those of others are made by rule. */
  isWrittenDown(club: BasketballClubToTell): boolean;
}

/** Range over which the first shapes of different kinds of stories are spread, so that a match does not take the first of each. */
const kindSpread = 1000;

/** The shapes of a story among which a match chooses, from its place on. With all of them, the shortest sentence would always win. */
const shapesInTurn = 3;

export function createTwoSidedProse<Noun>(
  tag: Language,
  { prose: { nouns, names, polish, stemOf }, tennis, basketball, signs, inRunningText = (figures) => figures }: TwoSidedLanguage<Noun>,
  ofTables: ProseFigures,
): TwoSidedProse {
  const figures = inRunningText(ofTables);
  const percent = (chance: number) => figures.percent(chance);
  const basketballTexts = basketball({
    percent,
    score: (own, other) => `${own}${signs.points}${other}`,
    line: (line) => figures.line(line, false),
  });
  const sets: TennisProse['sets'] = (scores) => scores.map(([own, other]) => `${own}${signs.games}${other}`).join(signs.sets);
  const finished = (sentence: string) => capitalised(polish?.(sentence) ?? sentence, tag);
  /**
   * Returns one sentence for each story: of the next few shapes from the match's place on, the one that repeats least of the sentences before. The
   * first names both sides, so that later ones can speak of the opponent.
   */
  const told = (
    stories: readonly { readonly kind: string; readonly shapes: readonly (() => string)[] }[],
    order: number,
    namesBoth: (sentence: string) => boolean,
  ) => {
    const sentences: string[] = [];
    for (const { kind, shapes } of stories) {
      const place = (order + (hashText(kind) % kindSpread)) % shapes.length;
      const turned = [...shapes.slice(place), ...shapes.slice(0, place)].map((shape) => finished(shape()));
      const naming = sentences.length === 0 ? turned.filter(namesBoth) : [];
      sentences.push(minRepetition((naming.length > 0 ? naming : turned).slice(0, shapesInTurn), sentences, stemOf));
    }
    return sentences;
  };
  const formsOf = (noun: Noun) => nouns.cases.map(({ form }) => form(noun));
  const nounsOf = (club: BasketballClubToTell) => basketballNoun(tag, club, nouns, names);
  return {
    tellTennis: (match) => {
      const texts = tennis({ percent, sets, at: atTennisTournament(tag, match.tournament), women: match.tour === 'wta' });
      return told(
        chooseTennisStories(match).map((story) => ({ kind: story.kind, shapes: tennisShapes(texts, story) })),
        match.order,
        (sentence) => match.players.every(({ name }) => mentions(sentence, [name])),
      );
    },
    tellBasketball: (game) => {
      const naming = (as: (club: BasketballNoun<Noun>) => BasketballNoun<Noun>) =>
        chooseBasketballStories({
          ...game,
          home: { ...game.home, club: as(nounsOf(game.home.club)) },
          away: { ...game.away, club: as(nounsOf(game.away.club)) },
        });
      // A club that has been named in full goes by its nickname from then on.
      const [first] = naming(({ full }) => ({ full, short: full }));
      const [, ...others] = naming(({ short }) => ({ full: short, short }));
      const stories = first === undefined ? [] : [first, ...others];
      const clubs = [game.home.club, game.away.club].map((club) =>
        namesOf(nounsOf(club).full, nouns).map((name) => polish?.(name) ?? name),
      );
      return told(
        stories.map((story) => ({ kind: story.kind, shapes: basketballShapes(basketballTexts, story) })),
        game.order,
        (sentence) => clubs.every((names) => mentions(sentence, names)),
      );
    },
    placeOf: (tournament) => {
      const place = atTennisTournament(tag, tournament);
      return polish?.(place) ?? place;
    },
    declineClub: (club) => {
      const { full, short } = nounsOf(club);
      return { full: formsOf(full), short: formsOf(short) };
    },
    isWrittenDown: (club) => isBasketballClubWrittenDown(tag, club, names),
  };
}

function tennisShapes<Kind extends TennisStoryKind>(texts: TennisTexts, { kind, facts }: TennisStory<Kind>): (() => string)[] {
  return texts[kind].map((shape) => () => shape(facts));
}

function basketballShapes<Noun, Kind extends BasketballStoryKind>(
  texts: BasketballTexts<Noun>,
  { kind, facts }: BasketballStory<BasketballNoun<Noun>, Kind>,
): (() => string)[] {
  return texts[kind].map((shape) => () => shape(facts));
}
