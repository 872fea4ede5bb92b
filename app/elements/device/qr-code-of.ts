import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** Max letters, all of them ASCII, that the largest QR code contains at the lowest correction of errors (ISO/IEC 18004, version 40-L). */
export const maxLettersOfCode = 2953;

/** A QR code as the path of its dark modules, each 1 wide; the quiet zone around it is not included. */
interface QrCodeOutline {
  readonly size: number;
  readonly path: string;
}

/** Returns the smallest QR code of an ASCII text; undefined when the text is too long for one. */
export function qrCodeOf(text: string): QrCodeOutline | undefined {
  if (text.length > maxLettersOfCode) return undefined;
  const code = generate(text);
  return { size: code.size, path: toSvgPath(code) };
}
