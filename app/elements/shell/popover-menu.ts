/** `<popover-menu>` around a button and its popover: closes the popover once the focus is elsewhere on the page. */
export class PopoverMenu extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('focusout', this.#leave);
  }

  disconnectedCallback(): void {
    this.removeEventListener('focusout', this.#leave);
  }

  readonly #leave = ({ relatedTarget }: FocusEvent) => {
    // Without a target the window lost the focus, or what was pressed takes none, such as the words of the menu.
    if (relatedTarget === null || this.contains(relatedTarget as Node)) return;
    this.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  };
}
