import { type FieldFault, faultOf, type MessageField, messageFields, tidyMessage } from '#domain/contact/check-message.ts';

type Entry = HTMLInputElement | HTMLTextAreaElement;

let watching = false;

/** Checks the contact form before it is sent and while it is mended, by the server's rules and with the texts that stand in the form. */
export function watchContactForm(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('submit', (event) => {
    const form = formOf(event.target);
    if (form === undefined) return;
    const faulty = messageFields.filter((field) => check(form, field));
    if (faulty.length === 0) return;
    event.preventDefault();
    summarise(form, faulty);
  });
  // A field is judged when it is left, and then with each letter until it is right.
  document.addEventListener('change', (event) => judge(event.target, (entry) => entry.value.trim() !== ''));
  document.addEventListener('input', (event) => judge(event.target, (entry) => entry.ariaInvalid === 'true'));
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-contact-faults] a');
    if (link === null) return;
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  });
}

function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  return (target as Element | null)?.closest<HTMLFormElement>('form[data-contact-form]') ?? undefined;
}

function judge(target: EventTarget | null, due: (entry: Entry) => boolean): void {
  const form = formOf(target);
  const field = messageFields.find((name) => name === (target as Entry | null)?.name);
  if (form !== undefined && field !== undefined && due(target as Entry)) check(form, field);
}

/** Shows beside the field what is wrong with it, or nothing; true when something is. */
function check(form: HTMLFormElement, field: MessageField): boolean {
  const entry = form.elements.namedItem(field) as Entry;
  const fault = faultOf(field, tidyMessage({ name: '', email: '', message: '', [field]: entry.value })[field]);
  const place = placeOf(form, field);
  if (fault === undefined) entry.removeAttribute('aria-invalid');
  else entry.ariaInvalid = 'true';
  place.textContent = fault === undefined ? '' : textOf(place, fault);
  place.hidden = fault === undefined;
  return fault !== undefined;
}

function placeOf(form: HTMLFormElement, field: MessageField): HTMLElement {
  return form.querySelector(`#contact-${field}-fault`) as HTMLElement;
}

function textOf(place: HTMLElement, fault: FieldFault): string {
  return place.dataset[fault] ?? '';
}

function summarise(form: HTMLFormElement, faulty: readonly MessageField[]): void {
  const summary = form.querySelector('[data-contact-faults]') as HTMLElement;
  summary.querySelector('ul')?.replaceChildren(
    ...faulty.map((field) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.className = 'link';
      link.href = `#contact-${field}`;
      link.textContent = placeOf(form, field).textContent;
      item.append(link);
      return item;
    }),
  );
  summary.hidden = false;
  summary.focus();
}
