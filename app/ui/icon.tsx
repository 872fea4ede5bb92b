import { clsx } from 'clsx';
import styles from './icon.module.css';

const shapes = {
  search: (
    <>
      <circle cx="8.5" cy="8.5" r="5" />
      <path d="m12.5 12.5 4 4" />
    </>
  ),
  down: <path d="m4 7 6 6 6-6" />,
  left: <path d="m13 4-6 6 6 6" />,
  right: <path d="m7 4 6 6-6 6" />,
  star: <path d="m10 2.6 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2-3.8-3.6 5.2-.7z" strokeLinejoin="round" />,
  pin: <path d="M6.5 3h7v5l2 3h-11l2-3zM10 11v6" />,
  theme: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5v13a6.5 6.5 0 0 0 0-13z" fill="currentColor" />
    </>
  ),
  close: <path d="m5 5 10 10M15 5 5 15" />,
  ball: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5v13M3.5 10h13" />
    </>
  ),
  list: <path d="M3 4h14M3 8h14M3 12h14M3 16h14" />,
  chart: <path d="M3 3v14h14M6 13l3.5-4 3 2L17 5" />,
  slip: <path d="M5 2.5h10v15l-2.5-1.6-2.5 1.6-2.5-1.6L5 17.5zM8 7h4M8 10.5h4" />,
  minus: <path d="M4 10h12" />,
  check: <path d="m3 11 4.5 4.5L17 5" />,
  bell: <path d="M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13zM8.5 17.5h3" />,
  calendar: <path d="M3.5 4.5h13v12h-13zM3.5 8.5h13M7 2.5v4M13 2.5v4" />,
  code: <path d="m7 5.5-4.5 4.5 4.5 4.5M13 5.5l4.5 4.5-4.5 4.5" />,
  share: <path d="M10 12V3M6.5 6 10 2.5 13.5 6M4 10v7h12v-7" />,
} as const;

export type IconName = keyof typeof shapes;

/** A drawn sign of 20 px, or 16 px when small. Screen readers skip it: its meaning is in the words beside it or in its button's label. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={clsx(styles.icon, small && styles.small)} viewBox="0 0 20 20" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}
