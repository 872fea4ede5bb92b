import styles from './address-lines.module.css';

/** Renders lines as on an envelope or in a register. */
export function AddressLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
}
