import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import { clearSlip, removeLeg, type StoredSlip, slip as storedSlip } from '#app/stores/slip.ts';
import scripting from '#app/ui/scripting.module.css';
import segments from '#app/ui/segments.module.css';
import text from '#app/ui/text.module.css';
import { useReaderZone } from '#app/ui/use-reader-zone.ts';
import { useStored } from '#app/ui/use-stored.ts';
import { LegLine } from './leg-line.tsx';
import { readSlip } from './read-slip.ts';
import styles from './slip-box.module.css';
import { lookUp, useSlipLookUp } from './slip-look-up.ts';
import { SlipSums } from './slip-sums.tsx';
import { SlipWarnings } from './slip-warnings.tsx';

/** The slip: its selections, their returns, and the note that nothing is bet here. */
export function SlipBox() {
  const { format, t, locale } = useWords();
  const slip = useStored(storedSlip);
  const zone = useReaderZone();
  const keys = slip.legs.map(({ key }) => key);
  const known = useSlipLookUp(keys, locale.code);
  const [announcement, setAnnouncement] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const [removedAt, setRemovedAt] = useState<number>();
  const shown = readSlip(slip, known);
  // Removes a selection whose market does not exist, such as one that another version of the site stored.
  useEffect(() => {
    const read = new Set(shown.legs.map(({ key }) => key));
    for (const { key } of slip.legs) if (!read.has(key)) removeLeg(key);
  });
  // The button that had the keyboard's focus is gone with its line; the next one takes it.
  useEffect(() => {
    if (removedAt === undefined) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    (buttons[Math.min(removedAt, buttons.length - 1)] ?? empty.current)?.focus();
    setRemovedAt(undefined);
  }, [removedAt]);
  const remove = (key: string, at: number, selection: string) => {
    removeLeg(key);
    setRemovedAt(at);
    setAnnouncement(t('slip.removed', { selection, count: slip.legs.length - 1 }));
  };
  const clear = () => {
    clearSlip();
    setRemovedAt(0);
    setAnnouncement(t('slip.empty'));
  };
  return (
    <div ref={box}>
      <p className={text.visuallyHidden} role="status">
        {announcement}
      </p>
      <p ref={empty} className={clsx(styles.empty, scripting.needsScript)} data-slip-empty="" tabIndex={-1} hidden={shown.legs.length > 0}>
        <b>{t('slip.empty')}</b> {t('slip.emptyHint')}
      </p>
      {shown.legs.length > 0 && (
        <>
          <ul>
            {shown.legs.map((leg, at) => (
              <LegLine key={leg.key} leg={leg} single={shown.singles} remove={(selection) => remove(leg.key, at, selection)} />
            ))}
          </ul>
          <SlipWarnings shown={shown} />
          {shown.counted.length > 1 && <KindChoice slip={slip} />}
          {shown.counted.length > 0 && <SlipSums shown={shown} stakeUnits={slip.stakeUnits} />}
          <p className={styles.actions}>
            <button type="button" className={text.link} onClick={clear}>
              {t('slip.clear')}
            </button>
            {known.state === 'failed' && (
              <button type="button" className={text.link} onClick={() => void lookUp([...keys].sort().join(','), locale.code)}>
                {t('states.tryAgain')}
              </button>
            )}
          </p>
          <p className={clsx(text.caption, styles.noBets)}>
            {known.state === 'failed' && <b>{t('slip.failed')} </b>}
            {t('slip.noBets')} {known.asOf !== undefined && t('slip.asOf', { time: format.time(known.asOf, zone) })}
          </p>
        </>
      )}
    </div>
  );
}

function KindChoice({ slip }: { slip: StoredSlip }) {
  const { t } = useWords();
  return (
    <fieldset className={clsx(segments.segments, styles.kind)}>
      <legend className={text.visuallyHidden}>{t('slip.kind')}</legend>
      {(['singles', 'accumulator'] as const).map((mode) => (
        <button key={mode} type="button" aria-pressed={slip.mode === mode} onClick={() => storedSlip.write({ ...storedSlip.read(), mode })}>
          {t(`slip.${mode}`)}
        </button>
      ))}
    </fieldset>
  );
}
