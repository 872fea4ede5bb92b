import { isUtf8 } from 'node:buffer';

/** Returns the text of a file, which comes as UTF-8, with or without a mark, or as windows-1252. */
export function decodeFile(bytes: Uint8Array): string {
  return new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'windows-1252').decode(bytes);
}
