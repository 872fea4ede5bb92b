import { CopyField } from '#app/components/page/copy-field.tsx';
import { PageTool } from '#app/components/page/page-tools.tsx';
import { usePlace } from '#app/document/place.tsx';
import { useWords } from '#app/i18n/words/words.tsx';

interface EmbedToolProps {
  /** The shared path of the document to be embedded. */
  readonly path: string;
  /** The name of the frame, which is read out. */
  readonly title: string;
  /** In pixels: enough for the document at the width of a phone. */
  readonly height: number;
}

/** Draws the code with which another site embeds a part of this page. */
export function EmbedTool({ path, title, height }: EmbedToolProps) {
  const { t } = useWords();
  const address = usePlace().root + path;
  const code = `<iframe src="${escaped(address)}" title="${escaped(title)}" loading="lazy" width="100%" height="${height}" style="border:0"></iframe>`;
  return (
    <PageTool icon="code" name={t('embed.title')} why={t('embed.why')}>
      <CopyField label={t('embed.code')}>{code}</CopyField>
    </PageTool>
  );
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
