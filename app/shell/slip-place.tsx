import { Island } from '#app/document/island.tsx';
import { useWords } from '#app/i18n/words.tsx';
import { island as slipBox } from '#app/islands/slip/slip-box.island.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { mostLegs } from '#domain/slip/leg-key.ts';

/** The dialog in which the slip opens where there is no column for it. */
export const slipSheetId = 'slip-sheet';

/**
 * Where the bet slip stands: in the right column of a wide page, elsewhere in a sheet that its place in the bottom bar opens. Its
 * content is the browser's own; what the server writes is the same for everybody.
 */
export function SlipPlace() {
  const { t } = useWords();
  return (
    <section
      id="slip"
      className="slip"
      data-added={t('slip.added', { selection: '{selection}', count: '{count}' })}
      data-removed={t('slip.removed', { selection: '{selection}', count: '{count}' })}
      data-full={t('slip.full', { count: mostLegs })}
    >
      <div className="slip-rail">
        <div className="box-h">
          <h2 className="h2">{t('slip.title')}</h2>
          <slip-count class="aside" hidden />
        </div>
        <p className="slip-empty needs-no-script">{t('slip.needsScript')}</p>
        <slip-place>
          <Island of={slipBox} when="asked" />
        </slip-place>
      </div>
      <slip-opener>
        <a className="slip-pill" href="#slip">
          {t('slip.title')}
          <slip-count class="count" hidden />
        </a>
      </slip-opener>
      <dialog id={slipSheetId} className="slip-sheet" aria-labelledby="slip-sheet-title" closedby="any">
        <div className="box-h">
          <h2 className="h2" id="slip-sheet-title">
            {t('slip.title')}
          </h2>
          <form method="dialog" className="aside">
            <button type="submit" className="tool" aria-label={t('slip.close')}>
              <Icon name="close" />
            </button>
          </form>
        </div>
        <slip-place>
          <Island of={slipBox} when="asked" />
        </slip-place>
      </dialog>
    </section>
  );
}
