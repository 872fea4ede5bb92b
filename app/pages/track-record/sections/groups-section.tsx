import { clsx } from 'clsx';
import { anyMarketWords } from '#app/i18n/sports/words-of-sports.ts';
import { bandWords, monthWords } from '#app/i18n/words/group-words.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { AnyBet, AnyMarket } from '#domain/sports/sport-types.ts';
import type { PriceBand } from '#domain/tip/price-band.ts';
import type { TrackGroup } from '#domain/tip/track-record.ts';
import type { RecordFilter } from '../record/record-filter.ts';
import type { RecordView } from '../record/record-view.server.ts';
import { trackRecordAddress } from '../track-record.address.ts';
import { GroupTable } from './group-table.tsx';

/** Renders the figures by market, price, competition and month. */
export function GroupsSection({ view: { record, tournaments, address } }: { view: RecordView }) {
  const words = useWords();
  const { t, format } = words;
  const { before: _, record: __, ...filters } = address;
  const rows = (groups: readonly TrackGroup[], nameOf: (key: string) => string, narrowedTo: (key: string) => Partial<RecordFilter>) =>
    groups.map(({ key, figures }) => ({ name: nameOf(key), path: trackRecordAddress.href({ ...filters, ...narrowedTo(key) }), figures }));
  return (
    <section className={section.section}>
      <div className={section.head}>
        <h2 className={text.heading}>{t('record.where')}</h2>
        <span className={section.aside}>{t('record.byChance')}</span>
      </div>
      <div className={clsx(section.columns, section.halves)}>
        <GroupTable
          title={t('record.market')}
          rows={rows(
            record.byMarket,
            (key) => anyMarketWords(key as AnyBet['market'], t),
            (key) => ({ market: key as AnyMarket }),
          )}
        />
        <GroupTable
          title={t('record.price')}
          rows={rows(
            record.byPrice,
            (key) => bandWords(key, words),
            (key) => ({ price: key as PriceBand }),
          )}
        />
      </div>
      <div className={clsx(section.columns, section.halves)}>
        <GroupTable
          title={t('record.competition')}
          rows={rows(
            record.byTournament,
            (key) => {
              const known = tournaments[key];
              return known === undefined ? key : `${format.competition(known.name)}, ${format.region(known.region)}`;
            },
            (key) => ({ competition: key }),
          )}
        />
        <GroupTable
          title={t('record.month')}
          rows={rows(
            record.byMonth.toReversed(),
            (key) => monthWords(key, words),
            (key) => ({ period: key }),
          )}
        />
      </div>
    </section>
  );
}
