import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import text from '#app/ui/text.module.css';
import styles from './calendar-tool.module.css';
import { CopyField } from './copy-field.tsx';
import { PageTool } from './page-tools.tsx';

/** The tool with a calendar of matches: its address, a link that calendar programs subscribe to, and the file itself. */
export function CalendarTool({ path }: { path: string }) {
  const { t, href } = useWords();
  const address = usePlace().root + path;
  return (
    <PageTool icon="calendar" name={t('calendar.title')} why={t('calendar.why')}>
      <CopyField label={t('calendar.address')}>{address}</CopyField>
      <p className={styles.links}>
        <a className={text.link} href={address.replace(/^https?:/, 'webcal:')} rel="nofollow">
          {t('calendar.open')}
        </a>
        <a className={text.link} href={href(path)} download="" rel="nofollow">
          {t('calendar.download')}
        </a>
      </p>
    </PageTool>
  );
}
