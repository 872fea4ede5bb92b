/** One value that the browser remembers, under its own key of local storage. */
export interface StoredValue<Value> {
  readonly key: string;
  /** The value when nothing is stored. */
  readonly fallback: Value;
  /**
   * Returns the stored value, or the default without a readable one: the same object until something else is stored. A text that cannot be
   * read is not overwritten until the next write.
   */
  read(): Value;
  /** Returns a value from elsewhere as a value of this store; undefined when it is none. */
  parse(value: unknown): Value | undefined;
  /** Stores a value and calls all listeners, in this tab and, through the browser, in the others. */
  write(value: Value): void;
  /**
   * Calls the listener after every write here or in another tab, and when the page comes back from the back-forward cache; returns the
   * function that stops this.
   */
  onChange(listener: (value: Value) => void): () => void;
}

/** Returns the value of a stored text; undefined when it is none. */
export type Parse<Value> = (stored: unknown) => Value | undefined;

const listenersByKey = new Map<string, Set<() => void>>();
/** The values written while the browser allows no storage; they last until the page is left. */
const inMemory = new Map<string, string>();
let listening = false;

/** Returns the value under a key of local storage; `parse` returns undefined for a stored text that is no such value. */
export function storedValue<Value>(key: string, fallback: Value, parse: Parse<Value>): StoredValue<Value> {
  let last: { readonly text: string | null; readonly value: Value } = { text: null, value: fallback };
  const read = (): Value => {
    const text = readText(key);
    if (text !== last.text) last = { text, value: text === null ? fallback : (parse(fromText(text)) ?? fallback) };
    return last.value;
  };
  return {
    key,
    fallback,
    read,
    parse,
    write(value) {
      writeText(key, typeof value === 'string' ? value : JSON.stringify(value));
      tell([key]);
    },
    onChange(listener) {
      listenToOtherTabs();
      const listeners = listenersByKey.get(key) ?? new Set();
      const heard = () => listener(read());
      listenersByKey.set(key, listeners.add(heard));
      return () => void listeners.delete(heard);
    },
  };
}

/** Returns the parser of a text that is one of a few, such as a theme or a format. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): Parse<Choice> {
  return (stored) => choices.find((choice) => choice === stored);
}

/** Returns the content of a stored text. Texts are stored unchanged; older content may have them in quotes, as JSON writes them. */
function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function readText(key: string): string | null {
  try {
    return inMemory.get(key) ?? localStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    // Storage is forbidden or full: the choice holds for this page.
    inMemory.set(key, text);
  }
}

function listenToOtherTabs(): void {
  if (listening) return;
  listening = true;
  addEventListener('storage', (event) => {
    tell(event.key === null ? [...listenersByKey.keys()] : [event.key]);
  });
  // While the page lay in the back-forward cache it heard nothing.
  addEventListener('pageshow', (event) => {
    if (event.persisted) tell([...listenersByKey.keys()]);
  });
}

function tell(keys: readonly string[]): void {
  for (const key of keys) for (const listener of listenersByKey.get(key) ?? []) listener();
}
