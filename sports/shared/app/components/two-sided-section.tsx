import type { ReactNode } from 'react';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';

/** Draws a section of a page of tennis or basketball under its heading, with a remark at the end of the heading's line. */
export function TwoSidedSection({ title, aside, id, children }: { title: string; aside?: ReactNode; id?: string; children: ReactNode }) {
  return (
    <section className={section.section} id={id}>
      <div className={section.head}>
        <h2 className={text.heading}>{title}</h2>
        {aside !== undefined && <span className={section.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
