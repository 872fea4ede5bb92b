import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import type { Notices } from '#domain/jurisdiction/notices-of.ts';
import { statutoryWarnings } from '#domain/jurisdiction/statutory-warnings.ts';
import styles from './law-lines.module.css';

/** Renders the notices at the foot of a page: warnings, help, the register of excluded persons and the regulator. */
export function LawLines({ notices: { notices, helplines, selfExclusion, regulator } }: { notices: Notices }) {
  const { t } = useWords();
  const official = [
    { label: t('law.selfExclusion'), place: selfExclusion },
    { label: t('law.regulator'), place: regulator },
  ].flatMap(({ label, place }) => (place === undefined ? [] : [{ label, ...place }]));
  return (
    <>
      {notices.map((code) => (
        <p key={code} className={clsx(text.caption, styles.line)} lang={statutoryWarnings[code].language}>
          <b>{statutoryWarnings[code].text}</b>
        </p>
      ))}
      <p className={clsx(text.caption, styles.line)}>
        {t('law.help')}:{' '}
        {helplines.map(({ name, phone, url, languages }, index) => (
          <span key={url}>
            {index > 0 && ' · '}
            <a className={text.link} href={url} lang={languages[0]} rel="noopener">
              {name}
            </a>
            {phone !== undefined && (
              <>
                {' '}
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
              </>
            )}
          </span>
        ))}
      </p>
      {official.length > 0 && (
        <p className={clsx(text.caption, styles.line)}>
          {official.map(({ label, name, url }, index) => (
            <span key={url + label}>
              {index > 0 && ' · '}
              {label}:{' '}
              <a className={text.link} href={url} rel="noopener">
                {name}
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
