import type { ReactNode } from 'react';
import boxHead from '#app/ui/box-head.module.css';
import styles from './rail-box.module.css';

/** A part of the rail beside an article or an index, under its heading. */
export function RailBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <div className={boxHead.head}>
        <h2 className={boxHead.heading}>{title}</h2>
      </div>
      {children}
    </div>
  );
}
