import { useFrameWords } from '#app/i18n/words.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SlipCount } from './slip-count.tsx';

/**
 * Where the bet slip stands: in the right column of a wide page, elsewhere in a sheet that its place in the bottom bar opens. Its
 * content is the browser's own; what the server writes is the same for everybody.
 */
export function SlipPlace() {
  const { t } = useFrameWords();
  return (
    <>
      <div className="slip-rail">
        <div className="box-h">
          <h2 className="h2">{t('slip.title')}</h2>
          <SlipCount className="aside" />
        </div>
        <p className="slip-empty needs-no-script">{t('slip.needsScript')}</p>
        <NothingChosen />
        <BrowsersOwn place="rail" />
      </div>
      <a className="slip-pill" href="#slip" data-slip-open="">
        {t('slip.title')}
        <SlipCount className="count" />
      </a>
      <dialog className="slip-sheet" aria-labelledby="slip-sheet-title" data-slip-sheet="" suppressHydrationWarning>
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
        <NothingChosen />
        <BrowsersOwn place="sheet" />
      </dialog>
    </>
  );
}

function NothingChosen() {
  const { t } = useFrameWords();
  return (
    <p className="slip-empty needs-script" data-slip-empty="" tabIndex={-1} suppressHydrationWarning>
      <b>{t('slip.empty')}</b> {t('slip.emptyHint')}
    </p>
  );
}

/** React on the page leaves alone what stands in here; app/slip/show-slip.tsx fills it. */
function BrowsersOwn({ place }: { place: 'rail' | 'sheet' }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text that React does not apply while it hydrates
  return <div data-slip={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
