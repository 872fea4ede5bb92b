import { clsx } from 'clsx';
import { KickoffTime } from '#app/components/matches/kickoff-time.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import type { MixedMatch } from '#data/queries/home/read-chosen-matches.ts';
import folded from './folded-group.module.css';
import { type FavouriteKey, type HomeAddress, homeAddress } from './home.address.ts';

/** Renders a line with the number of a day's matches that a reader follows and the hour of the next; it leads to all followed items. */
export function OwnMatches({
  address: { utc },
  keys,
  matches,
}: {
  address: HomeAddress;
  keys: readonly FavouriteKey[];
  matches: readonly MixedMatch[];
}) {
  const { t, href } = useWords();
  const next = matches.find(({ status, kickoffKnown }) => status === 'scheduled' && kickoffKnown);
  const [before = '', after = ''] = t('home.from', { time: '\u0000' }).split('\u0000');
  return (
    <a className={clsx(folded.line, folded.sign, folded.right)} href={href(homeAddress.href({ tab: 'favorites', utc, ids: keys }))}>
      <span className={clsx(text.countryCode, folded.code)}>
        <Icon name="star" small />
      </span>
      <span className={folded.name}>
        <b>{t('world.yours')}</b>{' '}
        <small>
          {matches.length === 0 ? t('world.noneOfYours') : t('home.inDay', { count: matches.length })}
          {next !== undefined && (
            <>
              , {before}
              <KickoffTime moment={next.kickoffUtc} show="time" />
              {after}
            </>
          )}
        </small>
      </span>
    </a>
  );
}
