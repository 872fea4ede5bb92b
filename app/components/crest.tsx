import { crestOf } from '#domain/team/crest.ts';

/** A club's monogram, drawn by the stylesheet alone, so that a list of clubs asks for no pictures. Decoration beside the name. */
export function Crest({ name, colours, size = 'row' }: { name: string; colours: readonly string[]; size?: 'row' | 'large' }) {
  const crest = crestOf(name, colours);
  return (
    <i
      aria-hidden="true"
      className={size === 'large' ? `crest crest-l crest-${crest.pattern}` : `crest crest-${crest.pattern}`}
      data-letters={crest.letters}
      style={{ '--field': crest.field, '--mark': crest.mark, '--ink': crest.ink } as React.CSSProperties}
    />
  );
}
