import { clsx } from 'clsx';
import { CopyField } from '#app/components/page/copy-field.tsx';
import { useWords } from '#app/i18n/words/words.tsx';
import { homeAddress } from '#app/pages/home/home.address.ts';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import scripting from '#app/ui/scripting.module.css';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import { CarriedRows } from './carried-rows.tsx';
import styles from './carry-page.module.css';
import { LinkAsCode } from './link-as-code.tsx';
import takeFragmentOff from './take-fragment-off.ts?script-text';

/** Renders the page for both devices: it makes the link that takes favourites and settings along, and shows those that came with such a link. */
export function CarryPage() {
  const { t, href } = useWords();
  return (
    <div className={section.textPage}>
      <h1 className={text.title}>{t('transfer.title')}</h1>
      <p className={text.lead}>{t('transfer.lead')}</p>
      <p className={scripting.needsNoScript}>
        <b>{t('transfer.needsScript')}</b>
      </p>
      <carried-choices class={scripting.needsScript}>
        <p className={styles.outcome} data-outcome="taken" tabIndex={-1} hidden>
          <b>{t('transfer.taken')}</b>{' '}
          <a className={text.link} href={href(homeAddress.href({ tab: 'favorites' }))}>
            {t('home.titleFavorites')}
          </a>
        </p>
        <p className={styles.outcome} data-outcome="left" tabIndex={-1} hidden>
          <b>{t('transfer.left')}</b>
        </p>
        <p className={styles.outcome} data-outcome="damaged" role="alert" hidden>
          <b>{t('transfer.damaged')}</b>
        </p>
        <p className={styles.outcome} data-outcome="foreign" role="alert" hidden>
          <b>{t('transfer.foreign')}</b>
        </p>
        <section data-part="receive" aria-labelledby="received-title" hidden>
          <div className={section.head}>
            <h2 className={text.heading} id="received-title">
              {t('transfer.arrived')}
            </h2>
          </div>
          <div data-part="changes">
            <p>{t('transfer.wouldChange')}</p>
            <CarriedRows awaiting />
            <p className={text.note}>{t('transfer.united')}</p>
            <p className={styles.answers}>
              <button type="button" className={clsx(button.button, button.main)} data-answer="take">
                {t('transfer.take')}
              </button>
              <button type="button" className={button.button} data-answer="leave">
                {t('transfer.leave')}
              </button>
            </p>
          </div>
          <p data-part="same" hidden>
            {t('transfer.same')}
          </p>
        </section>
        <section data-part="send" aria-labelledby="sent-title">
          <div className={section.head}>
            <h2 className={text.heading} id="sent-title">
              {t('transfer.here')}
            </h2>
          </div>
          <CarriedRows />
          <div className={styles.link}>
            <CopyField label={t('transfer.link')}>{''}</CopyField>
          </div>
          <p className={text.note}>{t('transfer.how')}</p>
          <share-button class={styles.share} heading={t('transfer.title')} copied={t('match.shareCopied')}>
            <button type="button" className={button.button}>
              <Icon name="share" small />
              <span>{t('match.share')}</span>
            </button>
          </share-button>
          <LinkAsCode />
        </section>
        <TakeFragmentOff />
      </carried-choices>
    </div>
  );
}

function TakeFragmentOff() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, which has to run before any other
  return <script dangerouslySetInnerHTML={{ __html: takeFragmentOff }} />;
}
