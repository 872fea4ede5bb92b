import { type ActionFunctionArgs, createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { pageData } from '#app/page-data.server.ts';
import { describePage } from '#app/shell/describe-page.server.ts';
import { siteContext, visitorContext } from '#app/site-context.server.ts';
import { type StoringOutcome, storeContactMessage } from '#data/commands/contact/store-contact-message.ts';
import { faultsOf, tidyMessage, type VisitorMessage } from '#domain/contact/check-message.ts';
import type { ContactView, RefusedMessage } from './contact-view.ts';
import { trapField } from './trap-field.ts';

/** What the action found is shown by the loader, so that the text goes to the visitor once and in the page's HTML. */
const refusedContext = createContext<RefusedMessage | null>(null);

/** The router puts the language in front. */
const thanksPath = '/contact?sent=1';

export async function loader({ request, url, context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { t } = site.words;
  const sent = url.searchParams.get('sent') === '1';
  const head = describePage(site, { title: t('contact.title'), description: t('contact.description'), path: '/contact', indexed: !sent });
  return pageData<ContactView>(request, head, {
    sent,
    refused: context.get(refusedContext) ?? undefined,
    imprint: site.imprint ?? { offices: {} },
    demonstration: site.dataset === 'demonstration',
  });
}

/** Takes a message: stored and thanked for, or shown again with what is to be mended. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const written = { name: textOf(form, 'name'), email: textOf(form, 'email'), message: textOf(form, 'message') };
  // What nobody can see, only a machine fills in; it is thanked like everybody.
  if (textOf(form, trapField) !== '') return redirect(thanksPath, 303);
  const message = tidyMessage(written);
  const faults = faultsOf(message);
  if (Object.keys(faults).length > 0) {
    context.set(refusedContext, { written, faults, tooMany: false });
    return data(null, { status: 422 });
  }
  const outcome = await store(context, message);
  if (outcome.kind === 'tooMany') {
    context.set(refusedContext, { written, faults: {}, tooMany: true });
    const { clock } = context.get(siteContext);
    const seconds = Math.ceil((outcome.until.getTime() - clock.now().getTime()) / 1_000);
    return data(null, { status: 429, headers: { 'Retry-After': String(seconds) } });
  }
  return redirect(thanksPath, 303);
}

async function store(context: ActionFunctionArgs['context'], message: VisitorMessage): Promise<StoringOutcome> {
  const { db, clock, words } = context.get(siteContext);
  const addressKey = await context.get(visitorContext).addressKey();
  return storeContactMessage(db, { ...message, language: words.locale.tag, addressKey }, clock.now());
}

async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? 'no content type';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw new Response(`A message is sent as a form, not as ${type}`, { status: 415 });
  }
  return request.formData().catch((cause) => {
    throw new Response(`The form cannot be read: ${(cause as Error).message}`, { status: 400 });
  });
}

/** A file in the place of a text is no text. */
function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
}
