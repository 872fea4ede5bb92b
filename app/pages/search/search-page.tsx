import type { ReactNode } from 'react';
import { ArticleList } from '#app/components/articles/article-list.tsx';
import type { IllustratedArticle } from '#app/components/articles/listed-article.ts';
import { FollowRow } from '#app/components/competitions/follow-row.tsx';
import { headingOfMatches } from '#app/components/matches/heading-of-matches.ts';
import { MatchList } from '#app/components/matches/match-list.tsx';
import { SearchField } from '#app/components/page/search-field.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { Found } from '#data/queries/search/search-catalogue.ts';
import type { TeamMatch } from '#data/queries/team/list-team-matches.ts';
import { playerAddress } from '#sports/football/app/pages/player/player.address.ts';
import { foundPath, foundPlace } from './found.ts';
import type { SearchView } from './search.server.ts';

const competitionOf = ({ tournamentName }: TeamMatch) => ({ name: tournamentName });

export function SearchPage({ view }: { view: SearchView }) {
  const { t } = useWords();
  const { query, isPair, isWritten, clubs, playersOnTheirOwn, players, competitions, coming, past, articles, reviews } = view;
  const count = [clubs, playersOnTheirOwn, players, competitions, coming, past, articles, reviews].reduce(
    (sum, { length }) => sum + length,
    0,
  );
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{t('search.heading')}</h1>
      <div className={section.narrow}>
        <SearchField id="page-search" label={t('search.title')} query={query} focused={query === ''} />
      </div>
      {query.length < 2 && <p className={text.lead}>{t('search.hint')}</p>}
      {query.length >= 2 && count === 0 && <EmptyState title={t('search.nothing', { query })} why={t('search.nothingHint')} />}
      {count > 0 && (
        <p className={text.lead} role="status">
          {t('search.results', { count, query })}
        </p>
      )}
      {isPair && <Matches coming={coming} past={past} />}
      {isWritten && <Written articles={articles} reviews={reviews} />}
      <Places title={t('search.clubs')} found={clubs} />
      <Players onTheirOwn={playersOnTheirOwn} ofClubs={players} />
      <Places title={t('search.competitions')} found={competitions} />
      {!isPair && <Matches coming={coming} past={past} />}
      {!isWritten && <Written articles={articles} reviews={reviews} />}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{title}</h2>
      </div>
      {children}
    </section>
  );
}

function Places({ title, found }: { title: string; found: readonly Found[] }) {
  if (found.length === 0) return null;
  return (
    <Group title={title}>
      <ul>
        {found.map((one) => (
          <Place key={one.kind + one.id} found={one} />
        ))}
      </ul>
    </Group>
  );
}

function Place({ found }: { found: Found }) {
  const words = useWords();
  return (
    <FollowRow
      id={`${found.kind === 'team' ? 't' : 'c'}${found.id}`}
      href={words.href(foundPath(found))}
      name={found.name}
      mark={found.kind === 'team' ? found : found.code}
      note={foundPlace(found, words)}
    />
  );
}

/** Renders the players found. Those of individual sports can be followed; those of clubs only have pages. */
function Players({ onTheirOwn, ofClubs }: { onTheirOwn: SearchView['playersOnTheirOwn']; ofClubs: SearchView['players'] }) {
  const { href, t } = useWords();
  if (onTheirOwn.length + ofClubs.length === 0) return null;
  return (
    <Group title={t('search.players')}>
      <ul>
        {onTheirOwn.map((player) => (
          <Place key={player.slug} found={player} />
        ))}
        {ofClubs.map(({ slug, name, club }) => (
          <FollowRow key={slug} href={href(playerAddress.href({ slug }))} name={name} mark={club ?? ''} note={club?.name} />
        ))}
      </ul>
    </Group>
  );
}

function Matches({ coming, past }: Pick<SearchView, 'coming' | 'past'>) {
  const { t } = useWords();
  return (
    <>
      {coming.length > 0 && (
        <MatchList heading={t(headingOfMatches('coming', coming))} matches={coming} competitionOf={competitionOf} dated />
      )}
      {past.length > 0 && <MatchList heading={t(headingOfMatches('past', past))} matches={past} competitionOf={competitionOf} dated />}
    </>
  );
}

function Written({ articles, reviews }: Pick<SearchView, 'articles' | 'reviews'>) {
  const { t } = useWords();
  return (
    <>
      <FoundArticles title={t('search.articles')} pieces={articles} />
      <FoundArticles title={t('search.reviews')} pieces={reviews} />
    </>
  );
}

function FoundArticles({ title, pieces }: { title: string; pieces: readonly IllustratedArticle[] }) {
  if (pieces.length === 0) return null;
  return (
    <Group title={title}>
      <ArticleList pieces={pieces} />
    </Group>
  );
}
