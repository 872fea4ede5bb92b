import { LeagueLinks } from '#app/components/competitions/league-links.tsx';
import { MatchList } from '#app/components/matches/match-list.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import styles from './parts.module.css';
import { tournamentAddress } from './tournament.address.ts';
import type { TournamentView } from './tournament.server.ts';

/** Draws the parts of a competition, such as the regional groups of a division, and today's matches of each. */
export function Parts({ parts: { leagues, matches } }: Pick<TournamentView, 'parts'>) {
  const { href, t } = useWords();
  if (leagues.length === 0) return null;
  const byPart = Map.groupBy(matches, ({ tournamentId }) => tournamentId);
  return (
    <>
      <section className={section.section}>
        <div className={section.head}>
          <h2 className={text.heading}>{t('tournament.parts')}</h2>
        </div>
        <div className={styles.links}>
          <LeagueLinks leagues={leagues} withCode={false} />
        </div>
      </section>
      {leagues.map(({ id, name, categorySlug, slug }) => {
        const ofPart = byPart.get(id);
        const path = tournamentAddress.href({ category: categorySlug, tournament: slug });
        return ofPart === undefined ? null : <MatchList key={id} heading={<a href={href(path)}>{name}</a>} matches={ofPart} />;
      })}
    </>
  );
}
