import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { announce } from '#app/document/announce.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { votes as castVotes, rememberVote, voteOf } from '#app/stores/votes.ts';
import { fetchVotes, postVote } from './ask-votes.ts';
import { VoteAnswer, type VoteAnswerProps } from './vote-answer.tsx';
import { VoteForm, type VoteFormProps } from './vote-form.tsx';

export type VoteBoxProps = Pick<VoteFormProps, 'sport' | 'item' | 'question' | 'options'>;

type Answer = Omit<VoteAnswerProps, 'options'>;

/** A vote: its form, replaced by the result, of at least the same height, for a visitor who has voted. */
export function VoteBox({ sport, item, question, options }: VoteBoxProps) {
  const { t } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<Answer>();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const [minHeight, setMinHeight] = useState<number>();

  const show = (shown: Answer) => {
    setMinHeight((before) => before ?? box.current?.offsetHeight);
    setAnswer(shown);
  };

  // A visitor who has voted before sees their choice, also when another tab stored it or the page came back from the history.
  useEffect(() => {
    let isOver = false;
    const showOwn = async () => {
      const own = voteOf(sport, item);
      if (own === undefined) return;
      const votes = await fetchVotes(`${sport}/${item}`);
      if (isOver) return;
      setMinHeight((before) => before ?? box.current?.offsetHeight);
      setAnswer((newer) => newer ?? { votes, own });
    };
    void showOwn();
    const stop = castVotes.onChange(() => void showOwn());
    return () => {
      isOver = true;
      stop();
    };
  }, [sport, item]);

  const reply = answer?.reply;
  useEffect(() => {
    if (reply === undefined) return;
    const thanks = box.current?.getElementsByTagName('p')[0];
    thanks?.focus({ preventScroll: true });
    thanks?.scrollIntoView({ block: 'nearest' });
  }, [reply]);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    const sent = await postVote(event.currentTarget);
    setSending(false);
    if (!('votes' in sent)) {
      setFailure(t(`votes.${sent.reply}`));
      return;
    }
    show(sent);
    rememberVote(sport, item, sent.own);
    announce(t(`votes.${sent.reply}`));
  };

  return (
    <div ref={box} style={{ minHeight }}>
      {answer === undefined ? (
        <VoteForm {...{ sport, item, question, options, isSending, failure }} onSubmit={(event) => void send(event)} />
      ) : (
        <VoteAnswer {...answer} options={options} />
      )}
    </div>
  );
}
