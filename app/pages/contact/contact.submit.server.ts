import type { RefusedForm, Submission } from '#app/document/page.ts';
import type { Site } from '#app/site/site-context.server.ts';
import { storeContactMessage } from '#data/commands/contact/store-contact-message.ts';
import { faultsOf, tidyMessage } from '#domain/contact/check-message.ts';
import { withDevice } from '#domain/contact/with-device.ts';
import { type ContactAddress, contactAddress } from './contact.address.ts';
import { loadContact } from './contact.server.ts';
import type { ContactView, RefusedMessage } from './contact-view.ts';
import { deviceField } from './device-field-name.ts';
import { trapField } from './trap-field.ts';

/** Stores a message and redirects to thanks, or returns it with its faults or, after too many messages, the time to wait. */
export async function takeMessage(
  site: Site,
  { request, visitor }: Pick<Submission<ContactAddress>, 'request' | 'visitor'>,
): Promise<Response | RefusedForm<ContactView>> {
  const form = await readForm(request);
  const written = { name: textOf(form, 'name'), email: textOf(form, 'email'), message: textOf(form, 'message') };
  // Only a machine fills in a field that visitors cannot see; it gets the same thanks as a visitor.
  if (textOf(form, trapField) !== '') return thanks();
  const device = textOf(form, deviceField);
  const message = tidyMessage(written);
  const faults = faultsOf(message);
  if (Object.keys(faults).length > 0) return { status: 422, view: refusedView(site, { written, device, faults, tooMany: false }) };
  const { db, clock, words } = site;
  const now = clock.now();
  const sent = withDevice(message, device);
  const outcome = await storeContactMessage(db, { ...sent, language: words.locale.tag, addressKey: await visitor.addressKey() }, now);
  if (outcome.kind !== 'tooMany') return thanks();
  const seconds = Math.ceil((outcome.until.getTime() - now.getTime()) / 1_000);
  const view = refusedView(site, { written, device, faults: {}, tooMany: true });
  return { status: 429, headers: { 'Retry-After': String(seconds) }, view };
}

function thanks(): Response {
  return new Response(null, { status: 303, headers: { Location: contactAddress.href({ sent: true }) } });
}

function refusedView(site: Site, refused: RefusedMessage): ContactView {
  return { ...loadContact(site, contactAddress.absent), refused };
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw new Response(null, { status: 415 });
  return request.formData().catch(() => {
    throw new Response(null, { status: 400 });
  });
}

/** Returns the text of a field; empty for a file in place of a text. */
function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
