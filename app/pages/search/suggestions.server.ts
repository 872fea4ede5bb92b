import { articlePath } from '#app/addresses/article-paths.ts';
import { topicKey } from '#app/components/matches/topic-key.ts';
import { defineResource } from '#app/document/resource.ts';
import type { Suggestion } from '#app/elements/shell/suggestion.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Article } from '#data/articles/article.ts';
import type { Found } from '#data/queries/search/search-catalogue.ts';
import type { TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { predictedResults } from '#domain/prediction/prediction.ts';
import { crestOf } from '#domain/team/crest.ts';
import { find } from './find.server.ts';
import { foundPath, foundPlace } from './found.ts';
import { suggestionsAddress } from './search.address.ts';

const maxSuggestions = 8;
const most = { found: maxSuggestions, coming: 2, past: 1 };
const maxArticles = 2;

/** Suggestions of a search field for the letters typed so far, as JSON: clubs and competitions, their matches, and articles. */
export const suggestions = defineResource(suggestionsAddress, async (site, { q: query }) => {
  const { words } = site;
  const { isPair, isWritten, found, coming, past, pieces } = await find(site, query, most);
  const matches = (isPair ? [...coming, ...past] : found[0]?.fit === 'named' ? coming : []).map((match) => ofMatch(match, words));
  const written = pieces.slice(0, maxArticles).map((piece) => ofArticle(piece, words));
  const places = found.slice(0, maxSuggestions - matches.length - written.length).map((one) => ofPlace(one, words));
  const clubsFirst = [...places, ...matches, ...written];
  return Response.json(isPair ? [...matches, ...places, ...written] : isWritten ? [...written, ...places] : clubsFirst);
});

function ofPlace(one: Found, words: Words): Suggestion {
  const crest = one.kind === 'team' ? { crest: crestOf(one.crestName, one.colours) } : {};
  return { name: one.name, detail: foundPlace(one, words), href: words.href(foundPath(one)), ...crest };
}

function ofMatch(match: TeamMatch, words: Words): Suggestion {
  const { t, format, href } = words;
  const day = format.shortDay(match.kickoffUtc, match.kickoffKnown ? undefined : 'UTC');
  return {
    name: t('match.versus', { home: match.homeShortName, away: match.awayShortName }),
    detail: [`${format.competition(match.tournamentName)}, ${day}`, ...predictionOf(match, words)].join(' · '),
    href: href(`/${match.slug}`),
  };
}

/** Returns the predicted result of a match to come, with its chance. */
function predictionOf({ prediction, chances, status, homeShortName, awayShortName }: TeamMatch, { t, format }: Words): string[] {
  if (prediction === null || chances === null || status !== 'scheduled') return [];
  const said = { home: homeShortName, draw: t('odds.draw'), away: awayShortName }[prediction.result];
  const chance = chances[predictedResults.indexOf(prediction.result)];
  return chance === undefined ? [] : [`${said} ${format.percent(chance / 100)}`];
}

function ofArticle(piece: Article, { t, href, locale }: Words): Suggestion {
  const { section, topic, texts } = piece;
  return {
    name: texts[locale.tag].title,
    detail: section === 'pages' ? t('articles.aboutSite') : section === 'special' ? t('articles.special') : t(topicKey(topic)),
    href: href(articlePath(piece)),
  };
}
