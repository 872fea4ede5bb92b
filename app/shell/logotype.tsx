import styles from './logotype.module.css';

/** Renders the logo, lines of a ledger with a tick, and the name: drawn for the site's own name, in type for another. */
export function Logotype({ siteName }: { siteName: string }) {
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M0 0h32v32H0z" fill="var(--color-logo-field)" />
        <path d="M5 8.5h10M5 16h5M5 23.5h8" stroke="var(--color-logo-line)" strokeWidth="2.6" fill="none" />
        <path d="m12.5 17 5.5 7L27.5 7" stroke="var(--color-logo-tick)" strokeWidth="4" fill="none" />
      </svg>
      {siteName === 'Tipledger' ? <Word /> : <b className={styles.name}>{siteName}</b>}
    </>
  );
}

function Word() {
  return (
    <svg className={styles.word} viewBox="0 0 122 18" fill="none" stroke="currentColor" strokeWidth="3.4" aria-hidden="true">
      <path d="M0 1.7h11.5M5.75 1.7V18M16.2 0v18M23.2 18V1.7h4.3a4.3 4.3 0 0 1 4.3 4.3v.3a4.3 4.3 0 0 1-4.3 4.3h-4.3M37.7 0v16.3H46M58.5 1.7h-8v14.6h8M50.5 9h6.8" />
      <path d="M64.2 16.3V1.7h3.6a5 5 0 0 1 5 5v4.6a5 5 0 0 1-5 5zM87.2 6.3V6a4.3 4.3 0 0 0-8.6 0v6a4.3 4.3 0 0 0 8.6 0V9.7h-4M101.5 1.7h-8v14.6h8M93.5 9h6.8" />
      <path d="M107.2 18V1.7h4.3a4.3 4.3 0 0 1 4.3 4.3 4.3 4.3 0 0 1-4.3 4.3h-4.3M112 10.3l4.6 7.7" />
    </svg>
  );
}
