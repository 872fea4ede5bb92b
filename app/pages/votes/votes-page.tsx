import { useWords } from '#app/i18n/words.tsx';
import { OpenVote } from '#app/islands/votes/open-vote.tsx';
import { VoteAnswer } from '#app/islands/votes/vote-answer.tsx';
import { VoteResult } from '#app/islands/votes/vote-result.tsx';
import type { VotesView } from './votes.server.ts';

/** The votes on one item: thanks and the result for whoever has voted, the form for whoever may still. */
export function VotesPage({ view }: { view: VotesView }) {
  const { href, t } = useWords();
  const { about, heading, title } = view;
  return (
    <div className="text-page">
      <h1 className="h1">{title}</h1>
      <p className="lead">
        <a className="link" href={href(about.path)}>
          {t('votes.back', { page: about.name })}
        </a>
      </p>
      {view.said === 'too-many' && (
        <p className="note" role="alert">
          {t('votes.tooMany')}
        </p>
      )}
      {view.open && view.own === undefined ? (
        <>
          {view.said === 'thanks' && <p className="lead">{t('votes.thanks')}</p>}
          <OpenVote sport={view.sport} item={view.item} heading={heading} question={view.question} options={view.options} />
        </>
      ) : (
        <section className="sec vote">
          <div className="sec-h">
            <h2 className="h2">{heading}</h2>
            {!view.open && <span className="aside">{t('votes.closed')}</span>}
          </div>
          <Votes view={view} />
        </section>
      )}
    </div>
  );
}

function Votes({ view: { options, own, said, votes } }: { view: VotesView }) {
  if (votes === undefined) return null;
  if (own === undefined) return <VoteResult options={options} votes={votes} />;
  return (
    <VoteAnswer
      options={options}
      votes={votes}
      own={own.option}
      said={said === 'thanks' || said === 'already' ? said : undefined}
      isSetAside={!own.counted}
    />
  );
}
