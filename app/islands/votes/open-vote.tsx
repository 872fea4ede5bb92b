import { Island } from '#app/document/island.tsx';
import { island as voteBox } from './vote-box.island.tsx';
import type { VoteBoxProps } from './vote-box.tsx';

/** A vote that is open, under its heading. Its code comes for whoever has voted on it, or is about to. */
export function OpenVote({ heading, ...props }: VoteBoxProps & { readonly heading: string }) {
  return (
    <section className="sec vote">
      <div className="sec-h">
        <h2 className="h2">{heading}</h2>
      </div>
      <own-vote item={`${props.sport}/${props.item}`}>
        <Island of={voteBox} when="touched" {...props} />
      </own-vote>
    </section>
  );
}
