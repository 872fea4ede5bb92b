import { clsx } from 'clsx';
import { type ChanceBar, ChanceBars } from '#app/components/chances/chance-bars.tsx';
import { Crest } from '#app/components/page/crest.tsx';
import type { MessageKey } from '#app/i18n/words/message-keys.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { chanceOfPlaces } from '#domain/forecast/season/simulate-season.ts';
import type { TableProjection } from '../../components/projection-cells.tsx';
import type { ProjectionColumn } from '../../components/projection-columns.ts';
import type { TableClub } from '../../components/standings-table.tsx';
import { teamAddress } from '../team/team.address.ts';
import styles from './season-chances.module.css';

const listed = 5;

/** Draws the clubs likeliest to end at the top and those at the bottom, side by side. */
export function SeasonChances({ projection, clubs }: { projection: TableProjection; clubs: readonly TableClub[] }) {
  const { columns } = projection;
  // In a division from which clubs go up, going up is what counts.
  const top = columns.find(({ kind }) => kind === 'promotion') ?? columns.find(({ kind }) => kind === 'title' || kind === 'first');
  const down = columns.find(({ kind }) => kind.startsWith('relegation'));
  return (
    <div className={clsx(section.columns, section.halves)}>
      {top && <Chances column={top} side="s1" projection={projection} clubs={clubs} />}
      {down && <Chances column={down} side="s2" projection={projection} clubs={clubs} />}
    </div>
  );
}

function Chances({
  column: { kind, from, to },
  side,
  projection,
  clubs,
}: {
  column: ProjectionColumn;
  side: ChanceBar['side'];
  projection: TableProjection;
  clubs: readonly TableClub[];
}) {
  const { href, t } = useWords();
  const clubById = new Map(clubs.map((club) => [club.id, club]));
  const likeliest = projection.clubs
    .map((club) => ({ club: clubById.get(club.teamId), chance: chanceOfPlaces(club, from, to) }))
    .filter(({ chance }) => chance > 0)
    .sort((first, second) => second.chance - first.chance)
    .slice(0, listed);
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t(`projection.${kind}Chances` as MessageKey)}</h2>
      </div>
      <ChanceBars
        simulations={projection.simulations}
        bars={likeliest.flatMap(({ club, chance }) =>
          club === undefined
            ? []
            : [
                {
                  key: club.id,
                  chance,
                  side,
                  label: (
                    <a className={styles.club} href={href(teamAddress.href({ slug: club.slug }))}>
                      <Crest name={club.crestName} colours={club.colours} />
                      <span>{club.name}</span>
                    </a>
                  ),
                },
              ],
        )}
      />
    </section>
  );
}
