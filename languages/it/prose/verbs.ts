import type { ItalianNoun } from './nouns/nouns.ts';

export const has = (club: ItalianNoun) => club.verb('ha', 'hanno');
export const is = (club: ItalianNoun) => club.verb('è', 'sono');
export const was = (club: ItalianNoun) => club.verb('era', 'erano');
export const comes = (club: ItalianNoun) => club.verb('viene', 'vengono');
export const plays = (club: ItalianNoun) => club.verb('gioca', 'giocano');
export const tries = (club: ItalianNoun) => club.verb('prova', 'provano');
export const triesAgain = (club: ItalianNoun) => club.verb('riprova', 'riprovano');
export const beats = (club: ItalianNoun) => club.verb('batte', 'battono');
export const stays = (club: ItalianNoun) => club.verb('resta', 'restano');
export const thereIs = (club: ItalianNoun) => club.verb('c’è', 'ci sono');
export const awaits = (club: ItalianNoun) => club.verb('aspetta', 'aspettano');
export const doesNotWin = (club: ItalianNoun) => club.verb('non vince', 'non vincono');
export const doesNotLose = (club: ItalianNoun) => club.verb('non perde', 'non perdono');
export const doesNotScore = (club: ItalianNoun) => club.verb('non segna', 'non segnano');
export const doesNotConcede = (club: ItalianNoun) => club.verb('non subisce gol', 'non subiscono gol');

export const winsThis = (club: ItalianNoun) => club.verb('vince', 'vincono');
export const draws = (club: ItalianNoun) => club.verb('pareggia', 'pareggiano');

export const hosts = (club: ItalianNoun, guest: ItalianNoun) => `${club.verb('ospita', 'ospitano')} ${guest}`;
export const receives = (club: ItalianNoun, guest: ItalianNoun) => `${club.verb('riceve', 'ricevono')} ${guest}`;
export const visits = (club: ItalianNoun, host: ItalianNoun) => `${club.verb('fa', 'fanno')} visita ${host.a}`;
/** `ospita il Milan`, `fa visita al Milan`. */
export const meets = (club: ItalianNoun, opponent: ItalianNoun, atHome: boolean) =>
  atHome ? hosts(club, opponent) : visits(club, opponent);

const arrives = (club: ItalianNoun) => `${club.verb('arriva', 'arrivano')} ${club}`;
/** Returns a club's next match: `arriva il Milan`, `c’è la trasferta sul campo del Milan`. */
export const isNext = (opponent: ItalianNoun, atHome: boolean) =>
  atHome ? arrives(opponent) : `c’è la trasferta sul campo ${opponent.di}`;
/** `in casa contro il Milan`, `sul campo del Milan`. */
export const against = (opponent: ItalianNoun, atHome: boolean) => (atHome ? `in casa contro ${opponent}` : `sul campo ${opponent.di}`);
export const homeOrAway = (atHome: boolean) => (atHome ? 'in casa' : 'in trasferta');
