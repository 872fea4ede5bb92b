import type { ReactNode } from 'react';
import styles from './drawing.module.css';

const pitch = (
  <>
    <path className={styles.outline} d="M1 1H99V69H1ZM50 1V69M1 18H17V52H1M99 18H83V52H99" />
    <ellipse className={styles.outline} cx="50" cy="35" rx="11" ry="12" />
  </>
);
const page = <path className={styles.outline} d="M22 2H78V68H22ZM32 16H68M32 26H68M32 36H68M32 46H56" />;

/** The drawing of each topic, for articles without figures of their own. */
const drawings: Readonly<Record<string, ReactNode>> = {
  rules: (
    <>
      {pitch}
      <path className={styles.firstLine} d="M72 48L90 35" />
      <circle className={styles.second} cx="72" cy="48" r="3.5" />
    </>
  ),
  competitions: <path className={styles.firstLine} d="M4 8H34V26H4M4 44H34V62H4M34 17H66V53H34M66 35H96" />,
  numbers: (
    <>
      <path className={styles.firstLine} d="M4 58L24 40L42 46L62 22L80 28L96 8" />
      <path className={styles.axis} d="M0 69H100" />
    </>
  ),
  model: (
    <>
      <path className={styles.firstLine} d="M0 66C22 66 30 8 44 8S66 66 100 66" />
      <path className={styles.secondLine} d="M0 66C34 66 46 26 58 26S80 66 100 66" />
      <path className={styles.axis} d="M0 69H100" />
    </>
  ),
  control: (
    <>
      <path className={styles.dashes} d="M0 18H100" />
      <path className={styles.firstLine} d="M0 62L18 50L34 54L52 34L66 40L82 24L100 28" />
      <path className={styles.axis} d="M0 69H100" />
    </>
  ),
};

export function TopicDrawing({ topic }: { topic: string }) {
  return drawings[topic] ?? page;
}
