/** One thing that the browser remembers, under its own key of local storage. */
export interface StoredValue<Value> {
  readonly key: string;
  /** The value where nothing is stored. */
  readonly fallback: Value;
  /**
   * Returns what is stored, or the default where nothing readable is: the same object until something else is stored. What cannot be read
   * stays until the next write.
   */
  read(): Value;
  /** Returns what a value from elsewhere is as a value of this store; undefined where it is none. */
  parse(value: unknown): Value | undefined;
  /** Stores it and tells everybody who listens, in this tab and, by the browser, in the others. */
  write(value: Value): void;
  /** Calls the listener after every write here or in another tab, and when the page comes back from the back-forward cache; returns what stops it. */
  onChange(listener: (value: Value) => void): () => void;
}

/** Reads what a key holds; undefined for what is no value of it. */
export type Parse<Value> = (stored: unknown) => Value | undefined;

const listenersByKey = new Map<string, Set<() => void>>();
/** The values that were written where the browser allows no storage; they last until the page goes. */
const inMemory = new Map<string, string>();
let listening = false;

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

/** Returns a text that is one of a few; how themes and formats are stored. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]): Parse<Choice> {
  return (stored) => choices.find((choice) => choice === stored);
}

/** Texts are stored as they are; older content may hold them quoted, as JSON writes them. */
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
