import { clsx } from 'clsx';
import zoneStyles from '#app/components/competitions/table-zones.module.css';
import { Crest } from '#app/components/page/crest.tsx';
import { recordWords } from '#app/i18n/words/record-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import { sidePath } from '#app/pages/two-sided-match/side-path.address.ts';
import legend from '#app/ui/legend.module.css';
import table from '#app/ui/table.module.css';
import text from '#app/ui/text.module.css';
import type { ConferenceRow } from '../../domain/season/conference-table.ts';
import type { PlayOffZone } from '../../domain/season/play-off-zones.ts';
import styles from './conference-table.module.css';
import { WinStrip } from './win-strip.tsx';

interface Row extends ConferenceRow {
  readonly club: {
    readonly slug: string;
    readonly name: string;
    readonly shortName: string;
    readonly crestName: string;
    readonly colours: readonly string[];
  };
}

const zoneClass: Readonly<Record<PlayOffZone['kind'], string | undefined>> = {
  'play-offs': zoneStyles.first,
  'play-in': zoneStyles.second,
  out: zoneStyles.relegation,
};
const zoneKeys = { 'play-offs': 'basketball.playOffs', 'play-in': 'basketball.playIn', out: 'basketball.out' } as const;

const heads = [
  ['wonShort', 'won', false],
  ['lostShort', 'lost', false],
  ['percentageShort', 'percentage', false],
  ['gamesBehindShort', 'gamesBehind', false],
  ['homeRecord', 'homeRecord', true],
  ['awayRecord', 'awayRecord', true],
] as const;

/** Draws the table of a conference, or of a league. On a narrow screen the records at home and away are hidden. */
export function ConferenceTable({
  caption,
  rows,
  zones,
  marked = [],
}: {
  /** Read out before the table, not shown. */
  caption: string;
  rows: readonly Row[];
  zones: readonly PlayOffZone[];
  /** Ids of the clubs whose rows are highlighted. */
  marked?: readonly number[];
}) {
  const { t, format, href, locale } = useWords();
  /* American papers print no nought before the point. */
  const percentage = (share: number) => format.decimals(share, 3).replace(locale.tag === 'en' ? /^0/ : /^$/, '');
  return (
    <div className={styles.frame}>
      <table className={clsx(table.table, styles.table)}>
        <caption className={text.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.place}>
              <span className={text.visuallyHidden}>{t('standings.place')}</span>
            </th>
            <th scope="col">{t('basketball.club')}</th>
            {heads.map(([short, long, isWide]) => (
              <th key={short} scope="col" className={clsx(table.number, isWide && styles.wide)}>
                <abbr title={t(`basketball.${long}`)}>{t(`basketball.${short}`)}</abbr>
              </th>
            ))}
            <th scope="col">{t('basketball.lastTen')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const zone = zones.find(({ from, to }) => row.place >= from && row.place <= to);
            const ends = zone?.to === row.place && row.place < rows.length;
            return (
              <tr key={row.clubId} className={clsx(marked.includes(row.clubId) && table.marked, ends && styles.cut)}>
                <td
                  className={clsx(styles.place, zone !== undefined && [zoneStyles.edge, zoneClass[zone.kind]])}
                  title={zone && t(zoneKeys[zone.kind])}
                >
                  {row.place}
                  {zone !== undefined && <span className={text.visuallyHidden}> {t(zoneKeys[zone.kind])}</span>}
                </td>
                <th scope="row" className={styles.club}>
                  <a className={table.club} href={href(sidePath('basketball', row.club.slug))} title={row.club.name}>
                    <Crest name={row.club.crestName} colours={row.club.colours} />
                    <span>{row.club.shortName}</span>
                  </a>
                </th>
                <td className={clsx(table.number, table.strong)}>{row.wins}</td>
                <td className={table.number}>{row.losses}</td>
                <td className={table.number}>{row.share === undefined ? '–' : percentage(row.share)}</td>
                <td className={clsx(table.number, text.muted)}>{row.gamesBehind === 0 ? '–' : format.decimals(row.gamesBehind, 1)}</td>
                <td className={clsx(table.number, styles.wide)}>
                  {recordWords({ won: row.home.wins, lost: row.home.losses }, { locale })}
                </td>
                <td className={clsx(table.number, styles.wide)}>
                  {recordWords({ won: row.away.wins, lost: row.away.losses }, { locale })}
                </td>
                <td>
                  <WinStrip wins={row.lastTen} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Draws a legend of the coloured edges and of the abbreviations. */
export function ConferenceLegend({ zones }: { zones: readonly PlayOffZone[] }) {
  const { t } = useWords();
  return (
    <ul className={clsx(legend.legend, zoneStyles.legend)}>
      {zones.map(({ kind, from, to }) => (
        <li key={kind}>
          <i className={zoneClass[kind]} aria-hidden="true" />
          {from}–{to} {t(zoneKeys[kind])}
        </li>
      ))}
      <li>{t('basketball.legend')}</li>
    </ul>
  );
}
