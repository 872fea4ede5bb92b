import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words/words.tsx';
import button from '#app/ui/button.module.css';
import { Icon } from '#app/ui/icon.tsx';
import text from '#app/ui/text.module.css';
import tool from '#app/ui/tool.module.css';
import type { AlertKind } from '#domain/alert/alert-settings.ts';
import { rulesOf } from '#domain/sports/rules-of-sports.ts';
import type { Sport } from '#domain/sports/sport.ts';
import styles from './alert-dialog.module.css';

const notes = {
  'line-ups': 'alerts.lineUpsNote',
  goal: 'alerts.goalNote',
  tip: 'alerts.tipNote',
  prediction: 'alerts.predictionNote',
} as const;
const headingId = 'alert-sheet-heading';
/** Placeholder for the name of what is followed, within elements with `data-named`. */
const place = '{name}';

/**
 * The dialog of `<alert-sheet>`, the same for everything of a sport. The script fills in names and what was chosen earlier; the browser
 * requests no permission before "Turn on alerts" is pressed.
 */
export function AlertDialog({ sport }: { sport: Sport }) {
  const { t, href } = useWords();
  return (
    <dialog className={styles.sheet} aria-labelledby={headingId} closedby="any">
      <form method="dialog" className={styles.head}>
        <h2 id={headingId} data-named>
          {place}
        </h2>
        <button type="submit" className={tool.tool} aria-label={t('alerts.close')}>
          <Icon name="close" />
        </button>
      </form>
      <Hindrances />
      <form data-choices data-in="off others on">
        <p className={styles.others} data-in="others" hidden>
          {t('alerts.onForOthers')}
        </p>
        <div className={styles.columns}>
          <Kinds sport={sport} />
          <Ways sport={sport} />
        </div>
        <p className={clsx(text.note, styles.followed)} data-named>
          {t('alerts.forFavourites', { name: place })}
        </p>
        <div className={styles.buttons}>
          <button type="submit" className={clsx(button.button, button.main)}>
            <span data-in="off">{t('alerts.turnOn')}</span>
            <span data-in="others" hidden>
              {t('alerts.addThis')}
            </span>
            <span data-in="on" hidden>
              {t('alerts.save')}
            </span>
          </button>
          <button type="button" className={button.button} data-turn-off data-in="others on" hidden>
            {t('alerts.turnOff')}
          </button>
          <button type="button" className={button.button} data-not-now data-in="off">
            {t('alerts.notNow')}
          </button>
        </div>
        <p className={styles.promise} data-in="off">
          {t('alerts.promise')}{' '}
          <a className={text.link} href={href('/privacy-policy')}>
            {t('footer.privacy-policy')}
          </a>
        </p>
      </form>
      <Installing />
      <p className={styles.outcome} role="status" data-say={JSON.stringify(outcomesIn(t))} />
    </dialog>
  );
}

function outcomesIn(t: ReturnType<typeof useWords>['t']) {
  return {
    turnedOn: t('alerts.turnedOn'),
    turnedOff: t('alerts.turnedOff'),
    saved: t('alerts.saved'),
    chooseOne: t('alerts.chooseOne'),
    tooMany: t('alerts.tooMany'),
    failed: t('alerts.failed'),
  };
}

/** The reasons for which a browser cannot be alerted, and what helps. */
function Hindrances() {
  const { t } = useWords();
  return (
    <>
      <div className={styles.hindrance} data-in="blocked" hidden>
        <p className={text.note}>{t('alerts.blocked')}</p>
        <p className={text.note} data-allow="address-bar" hidden>
          {t('alerts.allowAddress')}
        </p>
        <p className={text.note} data-allow="firefox" hidden>
          {t('alerts.allowFirefox')}
        </p>
        <p className={text.note} data-allow="safari-settings" hidden>
          {t('alerts.allowSafari')}
        </p>
        <p className={text.note} data-allow="ios-settings" hidden>
          {t('alerts.allowIos')}
        </p>
        <button type="button" className={button.button} data-check-again>
          {t('alerts.checkAgain')}
        </button>
      </div>
      <div className={styles.hindrance} data-in="install" hidden>
        <p className={text.note}>{t('alerts.installFirst')}</p>
        <details>
          <summary className={button.button}>
            <Icon name="share" small />
            {t('alerts.showMe')}
          </summary>
          <ol>
            <li data-install="ios-safari">{t('alerts.installShare')}</li>
            <li data-install="ios-other" hidden>
              {t('alerts.installShareOther')}
            </li>
            <li>{t('alerts.installAdd')}</li>
            <li>{t('alerts.installOpen')}</li>
          </ol>
        </details>
      </div>
      <p className={clsx(text.note, styles.hindrance)} data-in="unsupported" hidden>
        {t('alerts.unsupported')}
      </p>
    </>
  );
}

/** The steps that install the site as an app, on devices that can be alerted without it, too. */
function Installing() {
  const { t } = useWords();
  return (
    <div data-in="off others on">
      <details className={styles.installing} data-install="android address-bar dock" hidden>
        <summary>{t('alerts.installTitle')}</summary>
        <p data-install="android">{t('alerts.installAndroid')}</p>
        <p data-install="address-bar">{t('alerts.installAddressBar')}</p>
        <p data-install="dock">{t('alerts.installDock')}</p>
      </details>
    </div>
  );
}

const twoSidedLabels = { 'kick-off': 'alerts.courtStart', 'full-time': 'alerts.courtEnd' } as const;

/** The switches for what may happen. */
function Kinds({ sport }: { sport: Sport }) {
  const { t } = useWords();
  const { alertKinds, liveChanges } = rulesOf<Sport>(sport);
  const label = (kind: Exclude<AlertKind, 'tip'>) =>
    liveChanges !== undefined && kind in twoSidedLabels ? twoSidedLabels[kind as keyof typeof twoSidedLabels] : (`alerts.${kind}` as const);
  return (
    <fieldset>
      <legend>
        {t('alerts.tellMe')} <span>{t('alerts.onThisDevice')}</span>
      </legend>
      {alertKinds.map((kind) => (
        <Switch
          key={kind}
          name={kind}
          label={kind === 'tip' ? <span className={styles.tip}>{t('alerts.tip')}</span> : t(label(kind))}
          note={kind in notes ? t(notes[kind as keyof typeof notes]) : undefined}
        />
      ))}
    </fieldset>
  );
}

/** Hidden scores, delay and quiet hours. */
function Ways({ sport }: { sport: Sport }) {
  const { t } = useWords();
  return (
    <fieldset>
      <legend>{t('alerts.how')}</legend>
      <Switch
        name="hideScores"
        label={t('alerts.hideScores')}
        note={t(rulesOf<Sport>(sport).liveChanges === undefined ? 'alerts.hideScoresNote' : 'alerts.courtHideScoresNote')}
      />
      <Segments
        name="delay"
        label={t('alerts.delay')}
        note={t('alerts.delayNote')}
        choices={[
          { value: 'none', label: t('alerts.delayNone') },
          { value: '30s', label: t('alerts.delaySeconds', { count: 30 }) },
          { value: '60s', label: t('alerts.delaySeconds', { count: 60 }) },
        ]}
      />
      <Segments
        name="quiet"
        label={t('alerts.quiet')}
        note={t('alerts.quietNote')}
        choices={[
          { value: 'off', label: t('alerts.quietOff') },
          { value: 'night', label: '23–7' },
        ]}
      />
    </fieldset>
  );
}

function Switch({ name, label, note }: { name: string; label: ReactNode; note?: string | undefined }) {
  return (
    <label className={styles.option}>
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      <input type="checkbox" name={name} />
    </label>
  );
}

interface SegmentsProps {
  readonly name: string;
  readonly label: string;
  readonly note: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

function Segments({ name, label, note, choices }: SegmentsProps) {
  return (
    <div className={clsx(styles.option, styles.wide)} role="radiogroup" aria-label={label}>
      <span>
        {label}
        <small>{note}</small>
      </span>
      <span className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input type="radio" name={name} value={choice.value} />
            {choice.label}
          </label>
        ))}
      </span>
    </div>
  );
}
