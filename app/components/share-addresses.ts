export interface ShareAddress {
  /** Undefined is by mail, whose name is a word. */
  readonly name: string | undefined;
  readonly href: string;
}

/** Returns the addresses at which a page is passed on; nothing is asked of these services before somebody follows one. */
export function shareAddresses(title: string, address: string): readonly ShareAddress[] {
  const [text, url] = [encodeURIComponent(title), encodeURIComponent(address)];
  return [
    { name: undefined, href: `mailto:?subject=${text}&body=${url}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}%20${url}` },
    { name: 'Telegram', href: `https://t.me/share/url?url=${url}&text=${text}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { name: 'X', href: `https://x.com/intent/post?text=${text}&url=${url}` },
  ];
}
