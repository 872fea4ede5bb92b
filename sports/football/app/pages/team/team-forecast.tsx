import { clsx } from 'clsx';
import { type ChanceBar, ChanceBars } from '#app/components/chances/chance-bars.tsx';
import type { Translate } from '#app/i18n/words/translate.ts';
import { useWords } from '#app/i18n/words/words.tsx';
import section from '#app/ui/section.module.css';
import text from '#app/ui/text.module.css';
import type { ProjectedPlaces } from '#domain/forecast/season/end/projected-places.ts';
import { type ClubProjection, chanceOfPlaces } from '#domain/forecast/season/simulate-season.ts';
import { placeOutlook } from '../../components/place-chances.ts';
import { PlaceStrip } from '../../components/place-strip.tsx';
import { columnMeaning } from '../../components/projection-cells.tsx';
import { projectionColumns } from '../../components/projection-columns.ts';
import { ProjectionNote } from '../../components/projection-note.tsx';
import { zoneName } from '../../components/table-zones.ts';
import styles from './team-forecast.module.css';
import type { TeamOutlook } from './team-outlook.server.ts';
import { TeamTipRecord } from './team-tip-record.tsx';

export function hasForecast({ projection, strengths, record }: TeamOutlook): boolean {
  return projection !== undefined || strengths !== undefined || record !== undefined;
}

/** Draws the section with the possible final places of the club, its strength by the model, and the record of our tips on its matches. */
export function TeamForecast({ outlook, name }: { outlook: TeamOutlook; name: string }) {
  const { t } = useWords();
  const { projection, strengths, record } = outlook;
  if (!hasForecast(outlook)) return null;
  return (
    <div className={clsx(section.columns, section.halves)} id="forecast">
      {projection && (
        <section className={section.section}>
          <div className={section.head}>
            <h2 className={text.heading}>{t('team.seasonEnd')}</h2>
          </div>
          <SeasonEnd projection={projection} />
        </section>
      )}
      {(strengths || record) && (
        <div>
          {strengths && (
            <section className={section.section}>
              <div className={section.head}>
                <h2 className={text.heading}>{t('team.strengths')}</h2>
              </div>
              <Strengths strengths={strengths} name={name} />
            </section>
          )}
          {record && <TeamTipRecord record={record} />}
        </div>
      )}
    </div>
  );
}

function SeasonEnd({ projection }: { projection: NonNullable<TeamOutlook['projection']> }) {
  const { format, t } = useWords();
  const { places, expectedPoints } = projection.own;
  const { likeliest, chance, from, to } = placeOutlook(places);
  const percent = format.percent(chance);
  const bars = rangesOf(projection.own, projection, t);
  return (
    <>
      <div className={styles.seasonEnd}>
        <PlaceStrip places={places} />
        <p>
          <b>{t('team.pointsExpected', { points: format.integer(expectedPoints) })}</b>
          <span>
            {from === to
              ? t('team.finalPlaceSure', { place: likeliest, chance: percent })
              : t('team.finalPlace', { place: likeliest, chance: percent, from, to })}
          </span>
        </p>
      </div>
      <ChanceBars bars={bars} simulations={projection.simulations} />
      <p className={clsx(text.caption, styles.basis)}>
        <ProjectionNote projection={projection} /> {bars.some((bar) => bar.chance === 0) && t('projection.neverMeaning')}
      </p>
    </>
  );
}

/** Returns the club's chance of the first place, and of each kind of zone of its table. */
function rangesOf(own: ClubProjection, { zones, decidesTitle }: ProjectedPlaces, t: Translate): ChanceBar[] {
  const [first] = projectionColumns(zones, own.places.length, decidesTitle);
  const inTable = zones.filter(({ to }) => to <= own.places.length).sort((one, other) => one.from - other.from);
  const bars = inTable.map((zone): ChanceBar => {
    const { kind, from, to } = zone;
    const places = from === to ? t('projection.place', { place: from }) : t('projection.places', { from, to });
    return {
      key: `${from} ${kind}`,
      label: (
        <span>
          {zoneName(t, zone)} <small className={styles.places}>{places}</small>
        </span>
      ),
      chance: chanceOfPlaces(own, from, to),
      side: kind.startsWith('relegation') ? 's2' : 's1',
    };
  });
  const top: ChanceBar[] = first
    ? [{ key: 'first', label: <span>{columnMeaning(first, t)}</span>, chance: chanceOfPlaces(own, 1, 1), side: 's1' }]
    : [];
  return [...top, ...bars];
}

/** Min goals per match for which form is mentioned. */
const minForm = 0.1;

function Strengths({ strengths, name }: { strengths: NonNullable<TeamOutlook['strengths']>; name: string }) {
  const { format, t } = useWords();
  const { attackRank, defenceRank, attackGoals, defenceGoals, formGoals, clubsRanked: clubs } = strengths;
  return (
    <ul className={styles.strengths}>
      {attackRank !== undefined && <li>{t('reason.attack-rank', { club: name, rank: attackRank, clubs })}</li>}
      {defenceRank !== undefined && <li>{t('reason.defence-rank', { club: name, rank: defenceRank, clubs })}</li>}
      <li>{t('team.againstAverage', { attack: format.goals(attackGoals), defence: format.goals(defenceGoals) })}</li>
      {Math.abs(formGoals) >= minForm && (
        <li>{t(formGoals < 0 ? 'reason.form-worse' : 'reason.form-better', { club: name, goals: format.goals(Math.abs(formGoals)) })}</li>
      )}
    </ul>
  );
}
