import type { Imprint, Operator } from '#app/imprint.ts';
import type { Settings } from './settings.ts';

/** What the settings say about who operates the site. */
export function imprintOf(settings: Settings): Imprint {
  return { operator: operatorOf(settings), offices: { london: settings.OFFICE_LONDON, berlin: settings.OFFICE_BERLIN } };
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email, ...more }: Settings): Operator | undefined {
  if (name === undefined || address === undefined || email === undefined) return undefined;
  return {
    name,
    address,
    email,
    phone: more.OPERATOR_PHONE,
    representedBy: more.OPERATOR_REPRESENTED_BY,
    register: more.OPERATOR_REGISTER,
    responsible: more.OPERATOR_RESPONSIBLE,
  };
}
