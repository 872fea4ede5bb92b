import { notFound } from '#app/addresses/answers.ts';
import { topicsOfSpan } from '#app/day/day-span.server.ts';
import { renderFragment } from '#app/document/render-fragment.server.tsx';
import { defineResource } from '#app/document/resource.ts';
import type { Site } from '#app/site/site-context.server.ts';
import type { Span } from '#data/queries/home/count-matches.ts';
import { listFavouriteMatches } from '#data/queries/home/list-favourite-matches.ts';
import { CompetitionLine } from './competition-line.tsx';
import { type DayPartAddress, dayPartAddress } from './day-part.address.ts';
import { type FavouriteKey, type HomeAddress, homeAddress } from './home.address.ts';
import { spanOfList } from './home-day.server.ts';
import { loadCompetitions, loadGroups, worldOf } from './home-groups.server.ts';
import { OpenedLine } from './open-group.tsx';
import { OwnMatches } from './own-matches.tsx';
import { CompetitionsFound, CompetitionsOf, CountryLines } from './world-section.tsx';

/** A part of the list of a day, which custom elements put into the page. */
export const dayPartResource = defineResource(dayPartAddress, answerDayPart);

async function answerDayPart(site: Site, part: DayPartAddress): Promise<Response> {
  const { tab, date, tip, women, level, scorers, utc, competition, country, countries, all, ids } = part;
  const address: HomeAddress = { ...homeAddress.absent, tab, date, tip, women, level, scorers, utc };
  const span = spanOfList(site, address);
  site.page.dependOn('tips', ...topicsOfSpan(span));
  if (tab === 'day' && date === undefined) site.page.freshUntil(span.to);
  const listed = await loadCompetitions(site, address, span);
  const isWanted = (id: number, slug: string) =>
    all || countries || id === competition || slug === country || ids.some((key) => key.kind === 'c' && key.id === id);
  const tournaments = listed.tournaments.filter(({ id, countrySlug }) => isWanted(id, countrySlug));
  const opened = tournaments.filter(({ id }) => id === competition);
  const groups = await loadGroups(site, address, span, { ...listed, tournaments, opened });
  const [first] = groups;
  if (competition !== undefined) {
    if (first === undefined) throw notFound();
    return renderFragment(site, <OpenedLine group={first} withScorers={scorers} />);
  }
  if (countries) return renderFragment(site, <CountryLines countries={worldOf(site, address, groups).countries} address={address} />);
  if (all) return renderFragment(site, <CompetitionsFound groups={groups} address={address} />);
  if (country !== undefined) return renderFragment(site, <CompetitionsOf groups={groups} address={address} />);
  const own = ids.filter(({ kind }) => kind !== 'c');
  return renderFragment(
    site,
    <>
      {own.length > 0 && <OwnMatches address={address} keys={own} matches={await listOwn(site, own, span)} />}
      {groups.map((group) => (
        <CompetitionLine key={group.tournament.id} group={group} address={address} isOfList />
      ))}
    </>,
  );
}

/** Returns the matches of a span that a reader follows, singly or through a club. */
async function listOwn(site: Site, keys: readonly FavouriteKey[], span: Span) {
  const ids = (kind: FavouriteKey['kind']) => keys.filter((key) => key.kind === kind).map(({ id }) => id);
  const matches = await listFavouriteMatches(site.db, {
    ...{ matchIds: ids('m'), teamIds: ids('t'), tournamentIds: [] },
    ...span,
    limit: 200,
    locale: site.words.locale.tag,
  });
  return matches.filter(({ kickoffUtc }) => kickoffUtc >= span.from && kickoffUtc < span.to);
}
