import { LawLines } from './law-lines.tsx';
import type { LawOfLanguage } from './law-of-language.ts';

/** The lines of the law for the home of the page's language, marked with that country, so that a script knows when they are right already. */
export function LawBlock({ law }: { law: LawOfLanguage }) {
  return (
    <div data-law-lines={law.country}>
      <LawLines notices={law.notices} />
    </div>
  );
}
