import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import { CompetitionLine } from './competition-line.tsx';
import { dayPartOf } from './day-part.address.ts';
import folded from './folded-group.module.css';
import styles from './group-list.module.css';
import type { HomeAddress } from './home.address.ts';
import type { HomeGroups } from './home-groups.server.ts';
import { OpenGroup } from './open-group.tsx';
import { PricesNote } from './prices-note.tsx';
import { WorldSection } from './world-section.tsx';

/** Renders matches by competition: the most important competitions in full, and every other one folded in its country. */
export function GroupList({ address, list: { groups, world } }: { address: HomeAddress; list: HomeGroups }) {
  const { href } = useWords();
  const matches = groups.flatMap((group) => group.matches ?? []);
  return (
    <>
      <div
        id="list"
        className={clsx(
          styles.groups,
          matches.every(({ tip, prediction }) => tip === null && prediction === null) && styles.withoutOpinions,
        )}
      >
        {world !== undefined && address.tab === 'day' && (
          <own-competitions class={folded.own} among={world.belowIds.join(' ')} src={href(dayPartOf(address, {}))} />
        )}
        {groups.map((group) =>
          group.matches === undefined ? (
            <CompetitionLine key={group.tournament.id} group={group} address={address} isOfList />
          ) : (
            <OpenGroup key={group.tournament.id} group={group} withScorers={address.scorers} />
          ),
        )}
      </div>
      {world !== undefined && <WorldSection address={address} world={world} />}
      {(world !== undefined || groups.some((group) => group.matches === undefined)) && <FoldFailed />}
      <PricesNote matches={matches} />
    </>
  );
}

/** Renders the words that a line shows in place of its rows when they do not come. */
function FoldFailed() {
  const { t } = useWords();
  return (
    <template id="fold-failed">
      <p className={clsx(text.note, folded.failed)} data-failed="">
        {t('world.failed')}{' '}
        <a className={text.link} href="/">
          {t('world.asPage')}
        </a>
      </p>
    </template>
  );
}
