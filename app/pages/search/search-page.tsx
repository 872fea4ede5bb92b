import { Crest } from '#app/components/crest.tsx';
import { SearchField } from '#app/components/search-field.tsx';
import { Star } from '#app/components/star.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Found } from '#data/queries/search/search-catalogue.ts';
import { foundPath, foundPlace } from './found.ts';
import type { SearchView } from './search.server.ts';

export function SearchPage({ view: { query, found } }: { view: SearchView }) {
  const { t } = useWords();
  const competitions = found.filter(({ kind }) => kind === 'tournament');
  const clubs = found.filter(({ kind }) => kind === 'team');
  return (
    <div className="text-page">
      <h1 className="h1">{t('search.title')}</h1>
      <div className="narrow">
        <SearchField id="page-search" label={t('search.title')} query={query} focused={query === ''} />
      </div>
      {query.length < 2 && <p className="lead">{t('search.hint')}</p>}
      {query.length >= 2 && found.length === 0 && <EmptyState title={t('search.nothing', { query })} why={t('search.nothingHint')} />}
      {found.length > 0 && (
        <p className="lead" role="status">
          {t('search.results', { count: found.length, query })}
        </p>
      )}
      <List title={t('search.clubs')} found={clubs} />
      <List title={t('search.competitions')} found={competitions} />
    </div>
  );
}

function List({ title, found }: { title: string; found: readonly Found[] }) {
  const words = useWords();
  if (found.length === 0) return null;
  return (
    <section className="sec">
      <div className="sec-h">
        <h2 className="h2">{title}</h2>
      </div>
      <ul className="followed">
        {found.map((one) => (
          <li key={one.kind + one.id}>
            <a href={words.href(foundPath(one))}>
              {one.kind === 'team' ? <Crest name={one.crestName} colours={one.colours} /> : <span className="cc">{one.code}</span>}
              <span className="nm">{one.name}</span>
              <span className="n">{foundPlace(one, words)}</span>
            </a>
            <Star id={`${one.kind === 'team' ? 't' : 'c'}${one.id}`} of={one.name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
