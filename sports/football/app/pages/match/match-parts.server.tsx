import { PlaceProvider } from '#app/document/place.tsx';
import { placeOf } from '#app/document/place-of.server.ts';
import { renderFragment } from '#app/document/render-fragment.server.tsx';
import { defineResource } from '#app/document/resource.ts';
import { matchAddress } from './match.address.ts';
import { loadMatch, noteOthers } from './match.server.ts';
import { MatchFoot, ToldPart } from './match-page.tsx';
import { matchPartsAddress } from './match-parts.address.ts';

/** The parts of a match's page, and what follows them, that its document leaves out, each in an element that names it by `data-part`. */
export const matchPartsResource = defineResource(matchPartsAddress, async (site, { slug }) => {
  const view = await loadMatch(site, { slug, prices: undefined });
  noteOthers(site, view);
  return renderFragment(
    site,
    <PlaceProvider place={placeOf(site, matchAddress.href({ slug }), '')}>
      {view.laterParts.map((name) => (
        <div key={name} data-part={name}>
          <ToldPart name={name} view={view} />
        </div>
      ))}
      <div data-part="foot">
        <MatchFoot view={view} />
      </div>
    </PlaceProvider>,
  );
});
