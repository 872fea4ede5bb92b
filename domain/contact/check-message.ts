/** A message from a visitor. */
export interface VisitorMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export const messageFields = ['name', 'email', 'message'] as const satisfies readonly (keyof VisitorMessage)[];
export type MessageField = (typeof messageFields)[number];

export type FieldFault = 'missing' | 'tooLong' | 'notAnAddress';
export type MessageFaults = Readonly<Partial<Record<MessageField, FieldFault>>>;

/** Most letters of each field; an e-mail address cannot be longer (RFC 5321, 4.5.3.1.3, less the angle brackets). */
export const maxLetters = { name: 100, email: 254, message: 5_000 } as const satisfies Readonly<Record<MessageField, number>>;

/** The local part of RFC 5321 without quotation marks, also in other scripts (RFC 6531), and a host name of two labels or more. */
const address =
  /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~.-]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?)+$/u;
const controlsAndSpaces = /[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;
/** All control characters but the tabulator and the line feed; also those that turn the direction of what follows. */
const controlsInText = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Returns a message without what is no text: line breaks and control characters in name and address, control characters and spaces around
 * the text of the message, whose line ends become line feeds.
 */
export function tidyMessage({ name, email, message }: VisitorMessage): VisitorMessage {
  return {
    name: name.replaceAll(controlsAndSpaces, ' ').trim(),
    email: email.replaceAll(controlsAndSpaces, ' ').trim(),
    message: message
      .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
      .replaceAll(controlsInText, (character) => (character === '\n' || character === '\t' ? character : ''))
      .trim(),
  };
}

/** Returns the fault of each field of a tidied message; nothing when it can be stored. Letters are counted as Unicode code points. */
export function faultsOf(message: VisitorMessage): MessageFaults {
  return Object.fromEntries(
    messageFields.flatMap((field) => {
      const fault = faultOf(field, message[field]);
      return fault === undefined ? [] : [[field, fault]];
    }),
  );
}

/** Returns the fault of one field of a tidied message; undefined when it has none. */
export function faultOf(field: MessageField, value: string): FieldFault | undefined {
  if (value === '') return 'missing';
  if ([...value].length > maxLetters[field]) return 'tooLong';
  return field === 'email' && !address.test(value) ? 'notAnAddress' : undefined;
}
