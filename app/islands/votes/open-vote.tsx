import { Island } from '#app/island/island.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { island as voteBox } from './vote-box.island.tsx';
import type { VoteBoxProps } from './vote-box.tsx';

/** An open vote under its heading. Its code is loaded for visitors who have voted on it or are about to. */
export function OpenVote({ heading, ...props }: VoteBoxProps & { readonly heading: string }) {
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{heading}</h2>
      </div>
      <own-vote item={`${props.sport}/${props.item}`}>
        <Island of={voteBox} when="touched" {...props} />
      </own-vote>
    </section>
  );
}
