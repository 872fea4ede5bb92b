import type { ReactNode } from 'react';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';

interface PlayerSectionProps {
  readonly id?: string;
  readonly heading: string;
  readonly beside?: string;
  readonly children: ReactNode;
}

/** Draws a section of the player's page under its heading. */
export function PlayerSection({ id, heading, beside, children }: PlayerSectionProps) {
  return (
    <section className={section.section} id={id}>
      <div className={section.head}>
        <h2 className={text.heading}>{heading}</h2>
        {beside !== undefined && <span className={section.aside}>{beside}</span>}
      </div>
      {children}
    </section>
  );
}
