import { clsx } from 'clsx';
import { useWords } from '#app/i18n/words/words.tsx';
import scripting from '#app/ui/scripting.module.css';
import text from '#app/ui/text.module.css';
import styles from './device-field.module.css';
import { deviceField } from './device-field-name.ts';

const rowsOfDetails = 6;

/** Renders a box that the visitor ticks to send the details of the device, and these details once it is ticked. */
export function DeviceField({ isTicked }: { isTicked: boolean }) {
  const { t } = useWords();
  return (
    <device-details class={clsx(scripting.needsScript, styles.field)}>
      <label>
        <input type="checkbox" defaultChecked={isTicked} /> {t('contact.deviceTick')}
      </label>
      <p className={text.caption} id="contact-device-note">
        {t('contact.deviceNote')}
      </p>
      <textarea
        name={deviceField}
        rows={rowsOfDetails}
        aria-label={t('contact.deviceTick')}
        aria-describedby="contact-device-note"
        readOnly
        disabled
        hidden
      />
    </device-details>
  );
}
