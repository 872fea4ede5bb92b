/** The policy of documents that other sites show in a frame: nothing is loaded and no script runs; styles are in the document. */
export const embedPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** Returns the headers, names and values in turn, without the one that keeps a document out of frames. */
export function withoutFrameOptions(headers: readonly string[]): readonly string[] {
  return headers.filter((_, at) => headers[at - (at % 2)] !== 'X-Frame-Options');
}
