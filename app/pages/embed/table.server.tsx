import { movedTo } from '#app/addresses/answers.ts';
import { seasonName } from '#app/components/competitions/season-name.ts';
import { titleOfTable } from '#app/components/competitions/stage-name.ts';
import { Crest } from '#app/components/page/crest.tsx';
import { defineResource } from '#app/document/resource.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { listSuspectedTwins } from '#data/queries/clubs/list-suspected-twins.ts';
import { getPresentTournament } from '#data/queries/tournament/get-present-tournament.ts';
import { getSeasonTables, type SeasonTable } from '#data/queries/tournament/get-season-tables.ts';
import { getTournament, type TournamentPageFacts } from '#data/queries/tournament/get-tournament.ts';
import { addDays, localDayOf, momentOf } from '#domain/time/local-day.ts';
import { teamAddress } from '#sports/football/app/pages/team/team.address.ts';
import { tournamentAddress } from '#sports/football/app/pages/tournament/tournament.address.ts';
import { tableEmbedAddress } from './embed.address.ts';
import styles from './embed.module.css';
import { embedDocument, unknownEmbed } from './embed-document.tsx';

/** Embedded document with the table of a competition's present season, including matches under way. */
export const tableEmbed = defineResource(
  tableEmbedAddress,
  async (site, { category, tournament: slug, theme }) => {
    const { words } = site;
    const tournament = await getTournament(site.db, category, slug);
    if (tournament === undefined) {
      const present = await getPresentTournament(site.db, category, slug);
      return present === undefined ? unknownEmbed(site, theme) : movedTo(tableEmbedAddress.href({ ...present, theme }));
    }
    const tables = await readTables(site, tournament);
    const [season] = tournament.seasons;
    const twins = season === undefined ? [] : await listSuspectedTwins(site.db, words.locale.tag, season.id);
    const name = words.format.competition(tournament.name);
    const title = season === undefined ? name : words.t('tournament.tableCaption', { name, season: seasonName(season.label) });
    return embedDocument(site, {
      theme,
      title,
      page: site.absolute(words.locale, tournamentAddress.href({ category, tournament: slug })),
      children: (
        <>
          <h1 className={styles.heading}>{title}</h1>
          <Tables site={site} type={tournament.type} tables={tables} caption={title} />
          {twins.map(({ name: one, otherName }) => (
            <p key={one} className={styles.beside}>
              {words.t('tournament.suspectedTwins', { name: one, other: otherName })}
            </p>
          ))}
        </>
      ),
    });
  },
  { isFramedAnywhere: true },
);

async function readTables({ db, clock, words, page }: Site, { numericId, seasons, zone }: TournamentPageFacts) {
  const today = localDayOf(clock.now(), zone);
  page.dependOn(`tournament:${numericId}`, 'catalogue');
  page.freshUntil(momentOf(addDays(today, 1), '00:00', zone));
  const [season] = seasons;
  if (season === undefined) return [];
  return getSeasonTables(db, { seasonId: season.id }, { locale: words.locale.tag, today, compare: words.format.compare, withLive: true });
}

interface TablesProps {
  readonly site: Site;
  readonly type: 'league' | 'cup';
  readonly tables: readonly SeasonTable[];
  readonly caption: string;
}

function Tables({ site, type, tables, caption }: TablesProps) {
  const { t } = site.words;
  const isBegun = tables.some(({ rows }) => rows.some(({ played }) => played > 0));
  if (!isBegun) {
    return (
      <>
        <p className={styles.lone}>{t(type === 'cup' && tables.length === 0 ? 'embed.noTable' : 'embed.notBegun')}</p>
        {type === 'league' && <p className={styles.beside}>{t('tournament.noTableWhy')}</p>}
      </>
    );
  }
  return tables.map((table) => {
    const title = titleOfTable(t, table);
    return (
      <div key={`${table.table} ${table.group}`} className={styles.part}>
        {title !== undefined && <h2 className={styles.heading}>{title}</h2>}
        <Table site={site} table={table} caption={caption} />
      </div>
    );
  });
}

function Table({ site, table: { rows }, caption }: { site: Site; table: SeasonTable; caption: string }) {
  const { words } = site;
  const { t, format } = words;
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.place}>
            <Short of="place" words={words} />
          </th>
          <th scope="col" className={styles.club}>
            {t('standings.club')}
          </th>
          <th scope="col">
            <Short of="played" words={words} />
          </th>
          <th scope="col" className={styles.wide}>
            <Short of="difference" words={words} />
          </th>
          <th scope="col">
            <Short of="points" words={words} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ teamId, place, club, played, goalDifference, points }) => (
          <tr key={teamId}>
            <td className={styles.place}>{place}</td>
            <th scope="row" className={styles.club}>
              <a href={site.absolute(words.locale, teamAddress.href({ slug: club.slug }))} rel="noopener">
                <Crest name={club.crestName} colours={club.colours} />
                <span className={styles.fullName}>{club.name}</span>
                <span className={styles.shortName}>{club.shortName}</span>
              </a>
            </th>
            <td>{played}</td>
            <td className={styles.wide}>{format.signed(goalDifference)}</td>
            <td className={styles.points}>{points}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Short({ of, words: { t } }: { of: 'place' | 'played' | 'difference' | 'points'; words: Words }) {
  return <abbr title={t(`standings.${of}`)}>{t(`standings.${of}Short`)}</abbr>;
}
