import '#app/styles/pages/tournament.css';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { seasonName } from '#app/components/season-name.ts';
import { Star } from '#app/components/star.tsx';
import type { MessageKey } from '#app/i18n/message-keys.ts';
import { useWords } from '#app/i18n/words.tsx';
import { StructuredData } from '#app/ui/structured-data.tsx';
import type { loader } from './tournament.server.ts';
import { TournamentContent } from './tournament-content.tsx';
import { tournamentPath } from './tournament-sections.ts';

export type TournamentView = NonNullable<Awaited<ReturnType<typeof loader>>['view']>;

const sectionKeys = {
  table: 'table',
  'knock-out': 'knockOut',
  matches: 'matches',
  results: 'results',
  teams: 'teams',
  scorers: 'scorers',
  seasons: 'seasons',
} as const;

export function TournamentPage({ view }: { view: TournamentView }) {
  const { format, href, t } = useWords();
  const { tournament, season, sections, place, base } = view;
  const name = format.competition(tournament.name);
  const country = format.region(tournament.countryRegion);
  return (
    <>
      <StructuredData data={view.organization} />
      <Breadcrumbs
        steps={[
          { name: country, path: `/leagues?country=${tournament.countrySlug}` },
          { name, path: base },
        ]}
      />
      <header className="th-head">
        <span className="cc-big" aria-hidden="true">
          {tournament.countryCode}
        </span>
        <div>
          <h1 className="h1">{name}</h1>
          <p className="meta">{[country, season === undefined ? '' : seasonName(season.label)].filter(Boolean).join(' · ')}</p>
        </div>
        <Star id={`c${tournament.numericId}`} of={name} />
      </header>
      {season !== undefined && (
        <nav className="tabs" aria-label={t('tournament.sections')}>
          {sections.map((section) => (
            <a
              key={section}
              href={href(tournamentPath(base, { ...place, section, view: 'all', more: 1 }, sections[0] as typeof section))}
              aria-current={section === place.section ? 'page' : undefined}
            >
              {t(`tournament.${sectionKeys[section]}` as MessageKey)}
            </a>
          ))}
        </nav>
      )}
      <TournamentContent view={view} />
    </>
  );
}
