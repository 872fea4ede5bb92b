export interface ShareAddress {
  /** Name of the service; undefined for mail, whose name is a translated word. */
  readonly name: string | undefined;
  readonly href: string;
}

/** Returns the addresses by which a page is shared; these services get no request before a reader follows one. */
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
