import type { Imprint, Operator } from '#app/imprint.ts';
import type { Variables } from './variables.ts';

/** Returns what the settings say about who operates the site. */
export function imprintOf(variables: Variables): Imprint {
  return { operator: operatorOf(variables), offices: { london: variables.OFFICE_LONDON, berlin: variables.OFFICE_BERLIN } };
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_EMAIL: email, ...more }: Variables): Operator | undefined {
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
