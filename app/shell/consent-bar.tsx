import { useWords } from '#app/i18n/words.tsx';

/** A quiet bar at the lower edge with two equal answers. Only the server renders it; app/consent/ shows it and hears the answer. */
export function ConsentBar() {
  const { t, href } = useWords();
  return (
    <section id="consent" className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
      <div>
        <p>
          <b id="consent-title">{t('consent.title')}</b>
        </p>
        <p>
          {t('consent.text')}{' '}
          <a className="link" href={href('/cookies-policy')}>
            {t('footer.cookies-policy')}
          </a>
        </p>
        <p
          hidden
          data-consent-state=""
          data-granted={t('consent.granted', { date: '{date}' })}
          data-denied={t('consent.denied', { date: '{date}' })}
        />
      </div>
      <div className="consent-answers">
        <button type="button" className="btn" data-consent="denied">
          {t('consent.reject')}
        </button>
        <button type="button" className="btn" data-consent="granted">
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
}
