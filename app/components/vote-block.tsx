import { useWords } from '#app/i18n/words.tsx';
import type { VotedSport } from '#domain/vote/voted-sports.ts';

export interface VoteOption {
  readonly value: string;
  readonly label: string;
  /** Options of one group stand together under its name. */
  readonly group?: string;
}

export interface VoteBlockProps {
  readonly sport: VotedSport;
  readonly item: string;
  readonly heading: string;
  readonly question: string;
  readonly options: readonly VoteOption[];
}

/**
 * A vote that is open, as a form that works by itself; app/behaviours/votes.ts turns it into the result in place. It is the same for
 * everybody, so that a page that holds it can be kept.
 */
export function VoteBlock({ sport, item, heading, question, options }: VoteBlockProps) {
  const { href, t } = useWords();
  const groups = Map.groupBy(options, ({ group }) => group);
  return (
    <section className="sec vote" data-vote={`${sport}/${item}`}>
      <div className="sec-h">
        <h2 className="h2">{heading}</h2>
      </div>
      <form method="post" action={href('/votes')}>
        <input type="hidden" name="sport" value={sport} />
        <input type="hidden" name="item" value={item} />
        <fieldset>
          <legend className="note">{question}</legend>
          <div className={groups.size > 1 ? 'two' : undefined}>
            {[...groups].map(([group, ofGroup]) => (
              <div key={group ?? ''}>
                {group !== undefined && <h3 className="fhead">{group}</h3>}
                {ofGroup.map(({ value, label }) => (
                  <label key={value}>
                    <input type="radio" name="option" value={value} required />
                    {label}
                  </label>
                ))}
              </div>
            ))}
          </div>
        </fieldset>
        <p className="cast">
          <button type="submit" className="btn btn-main">
            {t('votes.cast')}
          </button>
          <a className="link" rel="nofollow" href={href(`/votes/${sport}/${item}`)}>
            {t('votes.seeResult')}
          </a>
        </p>
        <p className="note">
          {t('votes.cookieNote')}{' '}
          <a className="link" href={href('/cookies-policy')}>
            {t('footer.cookies-policy')}
          </a>
        </p>
        <p className="note" role="alert" data-vote-failure />
      </form>
      <div data-vote-result />
    </section>
  );
}
