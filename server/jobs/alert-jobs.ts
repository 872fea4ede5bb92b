import { LRUCache } from 'lru-cache';
import type { Notice } from '#app/alerts/notice.ts';
import { writeMatchNotice } from '#app/alerts/write-match-notice.ts';
import { writePredictionNotice } from '#app/alerts/write-prediction-notice.ts';
import { writeTipNotice } from '#app/alerts/write-tip-notice.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import { type Locale, locales } from '#app/i18n/locales.ts';
import type { Words } from '#app/i18n/words/create-words.ts';
import type { DueAlert } from '#data/commands/alerts/take-due-alerts.ts';
import { trimAlerts } from '#data/commands/alerts/trim-alerts.ts';
import type { Database } from '#data/database/database.ts';
import { type AlertFacts, getAlertFacts } from '#data/queries/alerts/get-alert-facts.ts';
import { getPredictionFacts, type PredictionFacts } from '#data/queries/alerts/get-prediction-facts.ts';
import { getLedgerTip } from '#data/queries/ledger/get-ledger-tip.ts';
import type { Retention } from '#domain/retention/retention.ts';
import type { PushSenderOptions } from '#jobs/alerts/push-sender.ts';
import type { Job } from '#jobs/job.ts';

export interface AlertJobsParts {
  readonly push: PushSenderOptions;
  readonly localeSites: Pick<LocaleSites, 'absolute'>;
  wordsOf(locale: Locale): Words;
  /** The database as pages may read it: an alert shows no more than they do. */
  readonly shown: Database;
  readonly retention: Pick<Retention, 'alertDays'>;
}

/** Returns the address at which push services reach the operator: the named address, or the site, or the postmaster of a site without TLS. */
export function pushContact(address: string | undefined, publicUrl: string): string {
  if (address !== undefined) return `mailto:${address}`;
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:postmaster@${new URL(publicUrl).hostname}`;
}

const sendEverySeconds = 2;
const trimEverySeconds = 3_600;
/** The facts held in memory: one goal is sent to thousands of followers in a few languages. */
const factsInMemory = { max: 200, ttl: 10_000 };

/** Returns the jobs that alert followers, and that delete the data stored for alerts in time. */
export function alertJobs(parts: AlertJobsParts): Job[] {
  const write = createAlertWriter(parts);
  return [
    {
      name: 'send-alerts',
      everySeconds: sendEverySeconds,
      async run({ db, clock, signal }) {
        // The encryption is loaded when the first page is out.
        const [{ createPushSender }, { sendAlerts }] = await Promise.all([
          import('#jobs/alerts/push-sender.ts'),
          import('#jobs/send-alerts.ts'),
        ]);
        const sender = createPushSender(parts.push);
        try {
          await sendAlerts(db, clock, { sender, write }, signal);
        } finally {
          sender.close();
        }
      },
    },
    {
      name: 'trim-alerts',
      everySeconds: trimEverySeconds,
      async run({ db, clock }) {
        await trimAlerts(db, clock.now(), parts.retention.alertDays);
      },
    },
  ];
}

/** Returns a function that writes an alert in the language of its reader, ready to be encrypted; undefined when its subject is gone. */
export function createAlertWriter({ localeSites, wordsOf, shown }: Pick<AlertJobsParts, 'localeSites' | 'wordsOf' | 'shown'>) {
  const factsByEvent = new LRUCache<string, AlertFacts>(factsInMemory);
  const factsByPrediction = new LRUCache<string, PredictionFacts>(factsInMemory);

  async function factsOf(db: Database, sequence: number, language: DueAlert['language']): Promise<AlertFacts | undefined> {
    const key = `${sequence} ${language}`;
    const known = factsByEvent.get(key) ?? (await getAlertFacts(db, sequence, language));
    if (known !== undefined) factsByEvent.set(key, known);
    return known;
  }

  async function factsOfPrediction(
    db: Database,
    place: NonNullable<DueAlert['prediction']>,
    language: DueAlert['language'],
  ): Promise<PredictionFacts | undefined> {
    const key = `${place.sequence}-${place.leaf} ${language}`;
    const known = factsByPrediction.get(key) ?? (await getPredictionFacts(db, place, language));
    if (known !== undefined) factsByPrediction.set(key, known);
    return known;
  }

  async function noticeOf(
    db: Database,
    { liveEvent, tip, prediction, language, zone, hideScores }: DueAlert,
    locale: Locale,
  ): Promise<Notice | undefined> {
    const reader = { words: wordsOf(locale), zone, hideScores };
    if (liveEvent !== null) {
      const facts = await factsOf(db, liveEvent, language);
      return facts && writeMatchNotice(facts, reader);
    }
    if (prediction !== null) {
      const predicted = await factsOfPrediction(db, prediction, language);
      return predicted && writePredictionNotice(predicted, reader);
    }
    const tipped = tip === null ? undefined : await getLedgerTip(db, tip, language);
    return tipped && writeTipNotice(tipped, reader);
  }

  return async (_db: Database, alert: DueAlert) => {
    const locale = locales.find(({ tag }) => tag === alert.language);
    if (locale === undefined) throw new Error(`an alert is to be written in ${alert.language}, which is no language of the site`);
    const notice = await noticeOf(shown, alert, locale);
    if (notice === undefined) return undefined;
    const path = new URL(localeSites.absolute(locale, notice.path)).pathname;
    return { payload: JSON.stringify({ ...notice, path } satisfies Notice), topic: notice.tag };
  };
}
