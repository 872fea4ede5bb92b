import styles from './super-cup-picture.module.css';

const [width, height] = [676, 250];
const middle = width / 2;
const stripes = 13;

/** Renders the page's picture: a pitch from above and a cup in its centre circle, in lines of the page's own colours. */
export function SuperCupPicture({ label }: { label: string }) {
  const stripe = width / stripes;
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <path className={styles.grass} d={`M0 0h${width}v${height}H0z`} />
      {Array.from({ length: stripes }, (_, index) => index)
        .filter((index) => index % 2 === 1)
        .map((index) => (
          <path key={index} className={styles.mown} d={`M${index * stripe} 0h${stripe}v${height}h${-stripe}z`} />
        ))}
      <g className={styles.lines}>
        <path d={`M16 14h${width - 32}v${height - 28}H16zM${middle} 14v${height - 28}`} />
        <circle cx={middle} cy={height / 2} r="92" />
        <Half />
        <Half mirrored />
      </g>
      <Cup />
    </svg>
  );
}

/** Renders penalty area, goal area, arc, spot and goal of the left half, or mirrored of the right. */
function Half({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <g transform={mirrored ? `translate(${width} 0) scale(-1 1)` : undefined}>
      <path d="M16 53h102v144H16M16 90h36v70H16M16 106H6v38h10M118 97a34 34 0 0 1 0 56M16 22a8 8 0 0 0 8-8M16 228a8 8 0 0 1 8 8" />
      <circle className={styles.spot} cx="88" cy="125" r="2" />
    </g>
  );
}

function Cup() {
  return (
    <g className={styles.cup} transform={`translate(${middle} 0)`}>
      <path
        className={styles.metal}
        d="M-34 58h68c0 44-10 74-25 86-4 4-5 9-5 14 0 6 5 10 13 14v6h-34v-6c8-4 13-8 13-14 0-5-1-10-5-14-15-12-25-42-25-86z"
      />
      <path d="M-33 68c-34-6-38 48 9 62M33 68c34-6 38 48-9 62" />
      <path d="M-34 58c0 5 68 5 68 0M-30 92c20 6 40 6 60 0M-27 104c18 6 36 6 54 0" />
      <path className={styles.metal} d="M-26 178h52l5 16h-62z" />
    </g>
  );
}
