import { useWords } from '#app/i18n/words/words.tsx';
import { OpenVote } from '#app/islands/votes/open-vote.tsx';
import { VoteAnswer } from '#app/islands/votes/vote-answer.tsx';
import { VoteResult } from '#app/islands/votes/vote-result.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { VotesView } from './votes.server.ts';

/** Renders the votes on one item: thanks and the result for a visitor who has voted, the form for one who may still vote. */
export function VotesPage({ view }: { view: VotesView }) {
  const { href, t } = useWords();
  const { about, heading, title } = view;
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{title}</h1>
      <p className={text.lead}>
        <a className={text.link} href={href(about.path)}>
          {t('votes.back', { page: about.name })}
        </a>
      </p>
      {view.reply === 'too-many' && (
        <p className={text.note} role="alert">
          {t('votes.tooMany')}
        </p>
      )}
      {view.open && view.own === undefined ? (
        <>
          {view.reply === 'thanks' && <p className={text.lead}>{t('votes.thanks')}</p>}
          <OpenVote sport={view.sport} item={view.item} heading={heading} question={view.question} options={view.options} />
        </>
      ) : (
        <section className={section.section}>
          <div className={section.head}>
            <h2 className={text.heading}>{heading}</h2>
            {!view.open && <span className={section.aside}>{t('votes.closed')}</span>}
          </div>
          <Votes view={view} />
        </section>
      )}
    </div>
  );
}

function Votes({ view: { options, own, reply, votes } }: { view: VotesView }) {
  if (votes === undefined) return null;
  if (own === undefined) return <VoteResult options={options} votes={votes} />;
  return (
    <VoteAnswer
      options={options}
      votes={votes}
      own={own.option}
      reply={reply === 'thanks' || reply === 'already' ? reply : undefined}
      isSetAside={!own.counted}
    />
  );
}
