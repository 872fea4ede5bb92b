import { useWords } from '#app/i18n/words/words.tsx';
import contents from '#app/ui/contents-list.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { HelpView } from './help-view.ts';

/** Renders the help lines and the register of self-exclusion of the visitor's country. */
export function HelpList({ help: { helplines, register } }: { help: HelpView }) {
  const { t, href } = useWords();
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('offers.help')}</h2>
      </div>
      <ul className={contents.list}>
        {helplines.map(({ name, phone, url }) => (
          <li key={name}>
            <a href={url}>{name}</a>
            {phone !== undefined && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          </li>
        ))}
        {register !== undefined && (
          <li>
            <a href={register.url}>{`${t('offers.register')}: ${register.name}`}</a>
          </li>
        )}
        <li>
          <a href={href('/responsible-gambling')}>{t('footer.responsible-gambling')}</a>
        </li>
      </ul>
    </section>
  );
}
