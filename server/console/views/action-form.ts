import { html } from 'hono/html';
import type { ActionCall } from '../part.ts';
import type { Content, Html } from './html.ts';
import type { View } from './view.ts';

/** The field of the session's secret word in every form. */
export const formTokenField = 'formToken';
/** The field of the query of the page to which the answer leads back. */
export const backField = 'back';

/** A form that carries out an action, with one button. */
interface ActionForm extends ActionCall {
  /** Text of the button. */
  readonly label: string;
  /** Fields that the operator fills in, before the button. */
  readonly inputs?: Content;
  /** True for the likeliest decision; a row has one. */
  readonly isMain?: boolean;
  /** The subject of the decision, which screen readers add to the label. */
  readonly about?: string;
}

/** Returns the form of an action; after it the operator is back on the page that is viewed. */
export function actionForm(
  { formToken, query }: Pick<View, 'formToken' | 'query'>,
  { part, action, fields, label, inputs, isMain = false, about }: ActionForm,
): Html {
  const hidden = { ...fields, [formTokenField]: formToken, [backField]: query.toString() };
  return html`<form class="action" method="post" action="/${part}/${action}">${Object.entries(hidden).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}${inputs}<button class="${isMain ? 'main' : ''}">${label}${about !== undefined && html`<span class="unseen"> ${about}</span>`}</button></form>`;
}
