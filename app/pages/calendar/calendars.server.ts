import { movedTo } from '#app/addresses/answers.ts';
import { defineResource } from '#app/document/resource.ts';
import { defaultLocale } from '#app/i18n/locales.ts';
import { homeAddress } from '#app/pages/home/home.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import { withWithheldNote } from '#app/shell/law/withheld-note.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { type CalendarQuery, listCalendarMatches } from '#data/queries/calendar/list-calendar-matches.ts';
import { getPresentTeamSlug } from '#data/queries/team/get-present-team-slug.ts';
import { getTeam } from '#data/queries/team/get-team.ts';
import { getPresentTournament } from '#data/queries/tournament/get-present-tournament.ts';
import { getTournament } from '#data/queries/tournament/get-tournament.ts';
import { getSideName } from '#data/queries/two-sided/get-side-name.ts';
import { getTwoSidedTournament } from '#data/queries/two-sided/get-two-sided-tournament.ts';
import { twoSidedSports } from '#domain/sports/sport.ts';
import { localDayOf, momentOf } from '#domain/time/local-day.ts';
import { teamAddress } from '#sports/football/app/pages/team/team.address.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import {
  clubCalendarAddress,
  clubCalendarPath,
  competitionCalendarAddress,
  competitionCalendarPath,
  favouritesCalendarAddress,
  sideCalendarAddress,
  slugOfFile,
} from './calendar.address.ts';
import { toICalendar } from './to-icalendar.ts';

const months = 12;
const maxMatches = 500;
const hourMs = 3_600_000;

/** The matches of a club, a year back and a year ahead. */
export const clubCalendar = defineResource(
  clubCalendarAddress,
  async (site, { file }) => {
    const { tag } = site.words.locale;
    const slug = slugOfFile(file);
    if (slug === undefined) return noCalendar(`"${file}" does not end in ".ics".`);
    const team = await getTeam(site.db, tag, slug);
    if (team === undefined) {
      const present = await getPresentTeamSlug(site.db, slug);
      return present === undefined ? noCalendar(`There is no club "${slug}".`) : movedTo(clubCalendarPath(present));
    }
    site.page.dependOn(`team:${team.id}`);
    return calendarOf(site, { name: team.name, path: teamAddress.href({ slug }), of: { teamIds: [team.id] } });
  },
  { channel: 'feeds' },
);

/** The matches of a tennis player or a basketball club, a year back and a year ahead. */
export const sideCalendar = defineResource(
  sideCalendarAddress,
  async (site, { sport: named, file }) => {
    const slug = slugOfFile(file);
    if (slug === undefined) return noCalendar(`"${file}" does not end in ".ics".`);
    const sport = twoSidedSports.find((known) => known === named);
    const side = sport && (await getSideName(site.db, sport, slug, site.words.locale.tag));
    if (sport === undefined || side === undefined) return noCalendar(`There is nobody "${slug}" in ${named}.`);
    site.page.dependOn(`team:${side.id}`);
    return calendarOf(site, { name: side.name, path: sidePath(sport, slug), of: { teamIds: [side.id] } });
  },
  { channel: 'feeds' },
);

/** The matches of a competition, a year back and a year ahead. */
export const competitionCalendar = defineResource(
  competitionCalendarAddress,
  async (site, { category, file }) => {
    const slug = slugOfFile(file);
    if (slug === undefined) return noCalendar(`"${file}" does not end in ".ics".`);
    const sport = twoSidedSports.find((known) => known === category);
    const tournament =
      sport === undefined ? await getTournament(site.db, category, slug) : await getTwoSidedTournament(site.db, sport, slug);
    if (tournament === undefined) {
      const present = await getPresentTournament(site.db, category, slug);
      const path = present && competitionCalendarPath(present.category, present.tournament);
      return path === undefined ? noCalendar(`There is no competition "${category}/${slug}".`) : movedTo(path);
    }
    site.page.dependOn(`tournament:${tournament.numericId}`);
    return calendarOf(site, {
      name: site.words.format.competition(tournament.name),
      path: tournamentAddress.href({ category, tournament: slug }),
      of: { tournamentIds: [tournament.numericId] },
    });
  },
  { channel: 'feeds' },
);

/** The matches of a reader's followed items, a year back and a year ahead. */
export const favouritesCalendar = defineResource(
  favouritesCalendarAddress,
  async (site, { ids }) => {
    if (ids.length === 0)
      return noCalendar('"ids" names nothing to follow, such as "t7" for a club, "c3" for a competition or "m12" for a match.');
    const idsOf = (kind: (typeof ids)[number]['kind']) => ids.filter((key) => key.kind === kind).map(({ id }) => id);
    const of = { matchIds: idsOf('m'), teamIds: idsOf('t'), tournamentIds: idsOf('c') };
    return calendarOf(site, { name: site.words.t('home.titleFavorites'), path: homeAddress.href({ tab: 'favorites', ids }), of });
  },
  { channel: 'feeds' },
);

interface CalendarSubject {
  readonly name: string;
  /** The shared path of the page that lists these matches. */
  readonly path: string;
  readonly of: Pick<CalendarQuery, 'matchIds' | 'teamIds' | 'tournamentIds'>;
}

async function calendarOf(site: Site, { name, path, of }: CalendarSubject): Promise<Response> {
  const { words, clock, db } = site;
  const today = localDayOf(clock.now(), 'UTC');
  const around = momentOf(today, '00:00', 'UTC');
  const matches = await listCalendarMatches(db, { ...of, around, months, limit: maxMatches, locale: words.locale.tag });
  site.page.dependOn('catalogue', 'predictions');
  // Chances that move are in the calendar an hour later, when programs look again.
  site.page.freshUntil(new Date((Math.floor(clock.now().getTime() / hourMs) + 1) * hourMs));
  const text = toICalendar({
    siteName: site.name,
    name: `${name} · ${site.name}`,
    description: site.withheld.length === 0 ? undefined : withWithheldNote('', site).trim(),
    page: site.absolute(words.locale, path),
    host: new URL(site.absolute(defaultLocale, '/')).hostname,
    words,
    matches,
    absolute: (to) => site.absolute(words.locale, to),
  });
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' } });
}

function noCalendar(why: string): Response {
  return new Response(`No calendar: ${why}\n`, { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
