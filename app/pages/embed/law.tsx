import { LawLines } from '#app/shell/law/law-lines.tsx';
import { lawOfLanguage } from '#app/shell/law/law-of-language.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { statutoryWarnings } from '#domain/jurisdiction/statutory-warnings.ts';
import styles from './embed.module.css';

/** Renders the min age and the help of the language's home country, as at the foot of every page of the site. */
export function Law({ site: { words, name } }: { site: Site }) {
  const { notices } = lawOfLanguage(words.locale.tag);
  return (
    <div className={styles.law}>
      <p>
        <b className={styles.age}>{`${notices.minimumAge}+`}</b>
        {words.t('law.notice', { site: name, age: notices.minimumAge })}
      </p>
      <LawLines notices={notices} />
    </div>
  );
}

/** Renders only the min age, the warnings and the help, below a prediction without a price. */
export function ShortLaw({ site: { words } }: { site: Site }) {
  const { minimumAge, notices, helplines } = lawOfLanguage(words.locale.tag).notices;
  return (
    <p className={styles.law}>
      <b className={styles.age}>{`${minimumAge}+`}</b>
      {notices.map((code) => (
        <span key={code} lang={statutoryWarnings[code].language}>
          {statutoryWarnings[code].text}{' '}
        </span>
      ))}
      {words.t('law.help')}:{' '}
      {helplines.map(({ name, url, languages }, index) => (
        <span key={url}>
          {index > 0 && ' · '}
          <a href={url} lang={languages[0]} rel="noopener">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
