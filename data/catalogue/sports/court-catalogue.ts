import { createHash } from 'node:crypto';
import { type BasketballCatalogue, loadBasketballCatalogue } from './basketball-catalogue.ts';
import { loadTennisCatalogue, type TennisTournament } from './tennis-catalogue.ts';
import { type DescribeTennisPlayer, loadTennisPlayers } from './tennis-players.ts';

/** The competitions, clubs and players of tennis and basketball that the site knows before any feed is read. */
export interface CourtCatalogue {
  readonly tennis: { readonly tournaments: readonly TennisTournament[]; readonly describePlayer: DescribeTennisPlayer };
  readonly basketball: BasketballCatalogue;
  /** Digest of what is stored of it, to see whether it has changed. */
  readonly hash: string;
}

/** Reads and checks the files of this folder. */
export function loadCourtCatalogue(): CourtCatalogue {
  const tournaments = loadTennisCatalogue();
  const basketball = loadBasketballCatalogue();
  const hash = createHash('sha256')
    .update(JSON.stringify([tournaments, basketball]))
    .digest('hex');
  return { tennis: { tournaments, describePlayer: loadTennisPlayers() }, basketball, hash };
}
