import { isUtf8 } from 'node:buffer';

/** Returns the text of a file in UTF-8 or windows-1252, without byte-order marks at its beginning. */
export function decodeFile(bytes: Uint8Array): string {
  const content = withoutMarks(bytes);
  return new TextDecoder(isUtf8(content) ? 'utf-8' : 'windows-1252').decode(content);
}

/**
 * Returns a text in UTF-8 without the byte-order marks before it.
 *
 * @throws TypeError for bytes that are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(withoutMarks(bytes));
}

const mark = [0xef, 0xbb, 0xbf];

function withoutMarks(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (mark.every((byte, at) => bytes[start + at] === byte)) start += mark.length;
  return bytes.subarray(start);
}
