import { renderFragment } from '#app/document/render-fragment.server.tsx';
import { defineResource } from '#app/document/resource.ts';
import { loadMatch, noteOthers } from './match.server.ts';
import { OtherMatches, ToldPart } from './match-page.tsx';
import { matchPartsAddress } from './match-parts.address.ts';

/** The parts of a match's page, and the other matches below them, that its document leaves out, each in an element that names it by `data-part`. */
export const matchPartsResource = defineResource(matchPartsAddress, async (site, { slug }) => {
  const view = await loadMatch(site, { slug, prices: undefined });
  noteOthers(site, view);
  return renderFragment(
    site,
    <>
      {view.laterParts.map((name) => (
        <div key={name} data-part={name}>
          <ToldPart name={name} view={view} />
        </div>
      ))}
      <div data-part="others">
        <OtherMatches view={view} />
      </div>
    </>,
  );
});
