const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Max messages that one address may send within each time, shortest time first. */
export const messageLimits = [
  { most: 5, withinMs: hourMs },
  { most: 20, withinMs: 24 * hourMs },
] as const;

/** Time within which the same message counts as sent once. */
export const sameMessageWithinMs = 10 * minuteMs;

/**
 * Returns the moment at which an address may send its next message; undefined when it may do so now.
 *
 * @param receivedAt when each of the address's messages of the last day was stored, newest first
 */
export function nextMessageAt(receivedAt: readonly Date[], now: Date): Date | undefined {
  const waits = messageLimits.flatMap(({ most, withinMs }) => {
    const counted = receivedAt[most - 1];
    return counted !== undefined && now.getTime() - counted.getTime() < withinMs ? [counted.getTime() + withinMs] : [];
  });
  return waits.length === 0 ? undefined : new Date(Math.max(...waits));
}
