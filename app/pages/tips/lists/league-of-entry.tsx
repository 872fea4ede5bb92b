import { useWords } from '#app/i18n/words/words.tsx';
import styles from './entry.module.css';

/** Renders the competition of an entry after the code of its country, since several countries have a Premier League. */
export function LeagueOfEntry({ competition: { code, name } }: { competition: { readonly code: string; readonly name: string } }) {
  const { format } = useWords();
  return <span className={styles.league}>{`${code} ${format.competition(name)}`}</span>;
}
