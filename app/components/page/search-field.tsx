import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { searchAddress, suggestionsAddress } from '#app/pages/search/search.address.ts';
import { Icon } from '#app/ui/icon.tsx';
// What `<search-box>` adds is drawn with a crest.
import '#app/components/page/crest.module.css';
import field from '#app/ui/field.module.css';
import text from '#app/ui/text.module.css';
import styles from './search-field.module.css';

/** The search across clubs, matches and articles: a form for all, and with scripts a combobox that suggests while the reader types. */
export function SearchField({
  id,
  label,
  className,
  query = '',
  focused = false,
}: {
  id: string;
  label: string;
  className?: string | undefined;
  query?: string;
  focused?: boolean;
}) {
  const { t, href } = useWords();
  return (
    <search-box suggestions={href(suggestionsAddress.path)} class={clsx(styles.search, className)}>
      <search aria-label={label}>
        <form action={href(searchAddress.path)}>
          <label className={field.field}>
            <Icon name="search" small />
            <span className={text.visuallyHidden}>{t('search.label')}</span>
            <input
              type="search"
              name="q"
              placeholder={t('search.label')}
              defaultValue={query}
              maxLength={80}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              role="combobox"
              aria-expanded="false"
              aria-autocomplete="list"
              aria-controls={id}
              // biome-ignore lint/a11y/noAutofocus: a reader who opens the page of the search wants to type
              autoFocus={focused}
            />
          </label>
        </form>
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the list box of a combobox, filled by the element */}
        <ul id={id} className={styles.suggestions} role="listbox" aria-label={t('search.label')} hidden />
      </search>
    </search-box>
  );
}
