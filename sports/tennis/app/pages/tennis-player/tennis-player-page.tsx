import { LiveFeed } from '#app/components/matches/live-feed.tsx';
import { LivePart } from '#app/components/matches/live-part.tsx';
import { AlertSheet } from '#app/components/page/alert-sheet.tsx';
import { Breadcrumbs } from '#app/components/page/breadcrumbs.tsx';
import { CalendarTool } from '#app/components/page/calendar-tool.tsx';
import { CodeSign, PageHead } from '#app/components/page/page-head.tsx';
import { PageTools } from '#app/components/page/page-tools.tsx';
import { Star } from '#app/components/page/star.tsx';
import { usePlace } from '#app/document/place.tsx';
import { recordWords } from '#app/i18n/words/record-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { sideCalendarPath } from '#app/pages/calendar/calendar.address.ts';
import { matchPath } from '#app/pages/two-sided-match/match-path.address.ts';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import { TwoSidedSection } from '#sports/shared/app/components/two-sided-section.tsx';
import { SurfaceSign } from '../../components/surface-sign.tsx';
import { TennisGroup } from '../../components/tennis-group.tsx';
import { countryWords } from './country-words.ts';
import styles from './tennis-player.module.css';
import type { TennisPlayerView } from './tennis-player.server.ts';

/** Draws the page of a tennis player: the next matches, the record by surface, the titles, the last results. */
export function TennisPlayerPage({ view }: { view: TennisPlayerView }) {
  const words = useWords();
  const { t } = words;
  const { root } = usePlace();
  const { player, rank, coming, ended } = view;
  const country = countryWords(player, words);
  return (
    <>
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': 'Person',
          name: player.name,
          url: root + sidePath('tennis', player.slug),
          ...(country === undefined ? {} : { nationality: { '@type': 'Country', name: country } }),
        }}
      />
      <Breadcrumbs
        headed
        steps={[
          { name: t('sport.tennis'), path: '/tennis' },
          { name: player.name, path: sidePath('tennis', player.slug) },
        ]}
      />
      <PageHead
        sign={<CodeSign code={player.nation ?? '–'} />}
        title={player.name}
        beneath={[country, player.genderType === 'men' ? 'ATP' : 'WTA', rank === null ? undefined : t('tennis.ranked', { rank })]
          .filter(Boolean)
          .join(' · ')}
        star={<Star id={`t${player.id}`} of={player.name} />}
        alerts={<AlertSheet id={`t${player.id}`} of={player.name} sport="tennis" compact />}
      />
      <PageTools>
        <CalendarTool path={sideCalendarPath('tennis', player.slug)} />
      </PageTools>
      {coming.length > 0 && <LiveFeed matches={coming.map(({ id }) => id)} />}
      <LivePart id="matches" on={['play', 'status']}>
        <TwoSidedSection title={t('tennis.nextMatches')}>
          {coming.length === 0 ? (
            <EmptyState title={t('states.noUpcoming')} why={t('tennis.noNextMatches')} />
          ) : (
            <Groups matches={coming} />
          )}
        </TwoSidedSection>
      </LivePart>
      <FormBySurface view={view} />
      <Titles view={view} />
      <TwoSidedSection title={t('tennis.lastMatches')}>
        {ended.length === 0 ? <EmptyState title={t('states.noData')} why={t('tennis.noMatches')} /> : <Groups matches={ended} />}
      </TwoSidedSection>
    </>
  );
}

/** Draws matches under their tournaments, in the given order. */
function Groups({ matches }: { matches: TennisPlayerView['coming'] }) {
  const tournaments = [...Map.groupBy(matches, ({ seasonId }) => seasonId)];
  return (
    <div className={styles.groups}>
      {tournaments.map(([seasonId, ofTournament]) => (
        <TennisGroup key={seasonId} matches={ofTournament} dated />
      ))}
    </div>
  );
}

function FormBySurface({ view: { form, season } }: { view: TennisPlayerView }) {
  const words = useWords();
  const { t } = words;
  if (form.bySurface.length === 0) return null;
  return (
    <TwoSidedSection title={t('tennis.recordBySurface')}>
      <table className={table.table}>
        <caption className={text.visuallyHidden}>{t('tennis.recordBySurface')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={text.visuallyHidden}>{t('tennis.recordBySurface')}</span>
            </th>
            <th scope="col" className={table.number}>
              {season}
            </th>
            <th scope="col" className={table.number}>
              {t('tennis.lastTwelveMonths')}
            </th>
          </tr>
        </thead>
        <tbody>
          {form.bySurface.map((record) => (
            <tr key={record.surface}>
              <th scope="row">
                <SurfaceSign surface={record.surface} />
              </th>
              <td className={table.number}>{recordWords(record.season, words)}</td>
              <td className={table.number}>{recordWords(record.year, words)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t('sport.all')}</th>
            <td className={table.number}>{recordWords(form.season, words)}</td>
            <td className={table.number}>{recordWords(form.year, words)}</td>
          </tr>
        </tbody>
      </table>
    </TwoSidedSection>
  );
}

function Titles({ view: { titles } }: { view: TennisPlayerView }) {
  const { t, href, format } = useWords();
  if (titles.length === 0) return null;
  return (
    <TwoSidedSection title={t('tennis.titles')} aside={format.integer(titles.length)}>
      <ul className={styles.titles}>
        {titles.map(({ season, slug, tournament }) => (
          <li key={slug}>
            <a className={text.link} href={href(matchPath('tennis', slug))}>
              {tournament}
            </a>{' '}
            <span className={text.muted}>{season}</span>
          </li>
        ))}
      </ul>
    </TwoSidedSection>
  );
}
