import { address } from '#app/addresses/address.ts';
import { choice } from '#app/addresses/parameter.ts';
import { sports } from '#domain/sports/sport.ts';

/** The dialog in which a reader chooses the alerts of a sport, as HTML. */
export const alertDialogAddress = address('/alert-dialog', { sport: choice(sports) });
