import { faultOf, type MessageField, messageFields, tidyMessage } from '#domain/contact/check-message.ts';

type Entry = HTMLInputElement | HTMLTextAreaElement;

/**
 * `<contact-form><form>…</form></contact-form>`: checks the form's fields by the server's rules when they are left, while they are
 * corrected and before they are sent. The faults are shown in the form: beside each field by `#contact-<field>-fault`, which has a `data-`
 * attribute with the words for each fault, and above it by `[data-faults]`, which links to every field that must be corrected.
 */
export class ContactForm extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('submit', this.#submit);
    // While the button is being pressed nothing may move it away from under the pointer; what it sends is checked anyway.
    this.addEventListener('change', ({ target }) =>
      this.#judge(target, ({ value }) => value.trim() !== '' && this.querySelector('button:active') === null),
    );
    this.addEventListener('input', ({ target }) => this.#judge(target, ({ ariaInvalid }) => ariaInvalid === 'true'));
    this.addEventListener('click', this.#lead);
  }

  readonly #submit = (event: Event) => {
    const faulty = messageFields.filter((field) => this.#check(field));
    if (faulty.length === 0) return;
    event.preventDefault();
    const summary = this.querySelector('[data-faults]') as HTMLElement;
    summary.querySelector('ul')?.replaceChildren(...faulty.map((field) => this.#linkTo(field)));
    summary.hidden = false;
    summary.focus();
  };

  /** Moves the focus to the field of a link in the summary, which the address alone does not. */
  readonly #lead = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-faults] a');
    if (link === null) return;
    event.preventDefault();
    document.getElementById(link.hash.slice(1))?.focus();
  };

  #judge(target: EventTarget | null, isDue: (entry: Entry) => boolean): void {
    const entry = target as Entry;
    const field = messageFields.find((name) => name === entry.name);
    if (field !== undefined && isDue(entry)) this.#check(field);
  }

  /** Shows the fault of a field beside it, or removes it; returns true for a fault. */
  #check(field: MessageField): boolean {
    const entry = this.querySelector(`#contact-${field}`) as Entry;
    const fault = faultOf(field, tidyMessage({ name: '', email: '', message: '', [field]: entry.value })[field]);
    const place = this.#placeOf(field);
    entry.ariaInvalid = fault === undefined ? null : 'true';
    place.textContent = fault === undefined ? '' : (place.dataset[fault] ?? '');
    place.hidden = fault === undefined;
    return fault !== undefined;
  }

  #placeOf(field: MessageField): HTMLElement {
    return this.querySelector(`#contact-${field}-fault`) as HTMLElement;
  }

  #linkTo(field: MessageField): HTMLElement {
    const item = document.createElement('li');
    const link = document.createElement('a');
    link.href = `#contact-${field}`;
    link.textContent = this.#placeOf(field).textContent;
    item.append(link);
    return item;
  }
}
