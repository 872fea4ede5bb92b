import { SlipPlace } from '#app/slip/slip-place.tsx';

/** The place of the bet slip, to which the bottom bar leads. */
export function SlipSlot() {
  return (
    <section id="slip" className="slip">
      <SlipPlace />
    </section>
  );
}
