import { useWords } from '#app/i18n/words/words.tsx';
import { leaguesAddress } from '#app/pages/leagues/leagues.address.ts';
import field from '#app/ui/field.module.css';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';

/** A field that narrows the list of that id, of countries and leagues, while the reader types; without a script it leads to the page of all leagues. */
export function CountryField({
  label,
  list,
  typed = '',
  src,
}: {
  label: string;
  list: string;
  typed?: string;
  /** Address of the names that the list lacks; fetched when the field is first used. */
  src?: string | undefined;
}) {
  const { t, href } = useWords();
  return (
    <league-filter list={list} src={src}>
      <search aria-label={label}>
        <form action={href(leaguesAddress.path)}>
          <label className={field.field}>
            <Icon name="search" small />
            <span className={text.visuallyHidden}>{t('leagues.country')}</span>
            <input type="search" name="country" placeholder={t('leagues.country')} defaultValue={typed} autoComplete="off" />
          </label>
        </form>
      </search>
    </league-filter>
  );
}
