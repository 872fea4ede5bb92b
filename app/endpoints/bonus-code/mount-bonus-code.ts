import type { IncomingMessage } from 'node:http';
import { type IRateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import { isFollowedByPerson } from '#app/endpoints/affiliate-links/mount-affiliate-links.ts';
import { ApiError } from '#app/endpoints/api/api-error.ts';
import { toApiError } from '#app/endpoints/api/to-api-error.ts';
import type { SiteApp } from '#app/http/site-app.ts';
import type { LocaleSites } from '#app/i18n/locale-sites.ts';
import type { Visitor } from '#app/site/site-context.server.ts';
import type { Database } from '#data/database/database.ts';
import { countBonusCodeUses } from '#data/queries/bonus-code/count-bonus-code-uses.ts';
import { guideBookmaker } from '#domain/bonus/guide-bookmaker.ts';
import { bookmakerLinkPath } from '#domain/offer/bookmaker-link.ts';
import type { Clock } from '#domain/time/clock.ts';
import { localDayOf } from '#domain/time/local-day.ts';
import { knownCode, toUsesAnswer } from './bonus-code-answers.ts';
import type { UseCounter } from './use-counter.ts';

export interface BonusCodeParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly localeSites: LocaleSites;
  /** The code of the sign-up guide; undefined when there is none at present. */
  readonly bonusCode: string | undefined;
  readonly bonusCodeUses: Pick<UseCounter, 'count'>;
  reportFailure(error: unknown, request: { readonly message: string }): void;
  visitorOf(request: IncomingMessage): Pick<Visitor, 'addressKey'>;
}

/**
 * Max uses counted from one network address per hour (`duration` in seconds), so that no single address makes up a public figure. Each process
 * counts separately, in memory only.
 */
const maxUsesOfAddress = { points: 20, duration: 3_600 };
const claimPath = bookmakerLinkPath({ bookmaker: guideBookmaker, placement: 'claimbonus' });

/**
 * Counts the uses of the bonus code: POST /bonus-code/{code}/copied, and visitors who follow the link that claims the bonus. Mount it before the
 * links to bookmakers, since it checks whether they redirected.
 */
export function mountBonusCode(
  app: SiteApp,
  { db, clock, localeSites, bonusCode, bonusCodeUses, reportFailure, visitorOf }: BonusCodeParts,
): void {
  const uses = new RateLimiterMemory(maxUsesOfAddress);
  const consume = async (incoming: IncomingMessage) => uses.consume((await visitorOf(incoming).addressKey()) ?? '');
  const today = () => localDayOf(clock.now(), 'UTC');

  app.post('/bonus-code/:code/copied', async (c) => {
    c.header('Cache-Control', 'private, no-store');
    try {
      const code = knownCode(c.req.param('code'), bonusCode);
      await consume(c.env.incoming).catch((refusal: IRateLimiterRes | Error) => {
        if (refusal instanceof Error) throw refusal;
        c.header('Retry-After', String(Math.ceil((refusal.msBeforeNext ?? 0) / 1_000)));
        throw new ApiError(429, 'too_many_uses', 'Too many uses came from this network address.');
      });
      await bonusCodeUses.count(code, 'copied', today());
      return c.json({ data: toUsesAnswer(code, await countBonusCodeUses(db, code)) });
    } catch (error) {
      const failure = toApiError(error);
      reportFailure(error, { message: 'a copied bonus code could not be counted' });
      if (failure.status === 503) c.header('Retry-After', '5');
      return c.json(failure.body(), failure.status);
    }
  });

  if (bonusCode === undefined) return;
  const followed = async (incoming: IncomingMessage) => {
    const refused = await consume(incoming).then(
      () => false,
      (refusal: IRateLimiterRes | Error) => {
        if (refusal instanceof Error) throw refusal;
        return true;
      },
    );
    if (!refused) await bonusCodeUses.count(bonusCode, 'followed', today());
  };
  const prefixes = new Set(localeSites.all.map(({ prefix }) => prefix));
  app.on(
    'GET',
    [...prefixes].map((prefix) => prefix + claimPath),
    async (c, next) => {
      await next();
      if (c.res.status !== 302 || !isFollowedByPerson(c.env.incoming)) return;
      // Counted in the background, so that the redirect does not wait for it.
      void followed(c.env.incoming).catch((error) => reportFailure(error, { message: 'a followed bonus code could not be counted' }));
    },
  );
}
