import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

export interface PictureComparison {
  /** The share of pixels that differ, from 0 to 1. */
  readonly share: number;
  readonly heights: readonly [before: number, after: number];
  /** A picture (PNG) in which the pixels that differ are red; absent when none does. */
  readonly difference?: Buffer;
}

/** A colour that no page has, so that what is on only one picture counts as different. */
const padding = [255, 0, 255, 255] as const;

/** Compares two pictures (PNG) pixel by pixel; the smaller one is padded below and to the right. */
export function comparePictures(before: Buffer, after: Buffer): PictureComparison {
  if (before.equals(after)) {
    const { height } = PNG.sync.read(before);
    return { share: 0, heights: [height, height] };
  }
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = new PNG({ width, height });
  const count = pixelmatch(padded(one, width, height), padded(other, width, height), difference.data, width, height, { threshold: 0.1 });
  const share = count / (width * height);
  return { share, heights: [one.height, other.height], ...(count > 0 && { difference: PNG.sync.write(difference) }) };
}

function padded(picture: PNG, width: number, height: number): Buffer {
  if (picture.width === width && picture.height === height) return picture.data;
  const data = Buffer.alloc(width * height * padding.length, Buffer.from(padding));
  for (let row = 0; row < picture.height; row++) {
    const from = row * picture.width * padding.length;
    picture.data.copy(data, row * width * padding.length, from, from + picture.width * padding.length);
  }
  return data;
}
