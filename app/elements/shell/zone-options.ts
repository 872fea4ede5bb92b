import { zoneName } from './zone-name.ts';

/** One zone for each clock by which many readers live, from west to east. */
const zones = [
  'Pacific/Honolulu',
  'America/Anchorage',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Bogota',
  'America/Halifax',
  'America/Sao_Paulo',
  'Atlantic/Azores',
  'Africa/Abidjan',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Johannesburg',
  'Africa/Nairobi',
  'Europe/Moscow',
  'Asia/Dubai',
  'Asia/Karachi',
  'Asia/Kolkata',
  'Asia/Dhaka',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Adelaide',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const;

/** Returns the zones that a reader can choose, as options of a `<select>`. */
export function zoneOptions(): HTMLOptionElement[] {
  return zones.map((zone) => new Option(zoneName(zone), zone));
}
