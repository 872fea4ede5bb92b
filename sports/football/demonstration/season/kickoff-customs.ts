/** Regions of the world by the hours of the UTC day in which their football is played. */
export type Region = 'west' | 'middle' | 'east';

export function regionOf(zone: string): Region {
  if (zone.startsWith('America/')) return 'west';
  return /^(Australia|Pacific)\/|^Asia\/(Tokyo|Seoul|Shanghai|Jakarta|Bangkok|Ho_Chi_Minh|Singapore|Kuala_Lumpur|Manila)$/.test(zone)
    ? 'east'
    : 'middle';
}

type Part = 'friday' | 'saturday' | 'sunday' | 'week';
type Customs = Readonly<Record<Part, readonly string[]>>;

/** Local hours of kick-off; an hour listed more often is drawn more often. */
const customsByCountry: Readonly<Record<string, Customs>> = {
  england: {
    friday: ['19:45', '20:00'],
    saturday: ['12:30', '15:00', '15:00', '15:00', '15:00', '15:00', '17:30', '20:00'],
    sunday: ['12:00', '14:00', '14:00', '16:30'],
    week: ['19:30', '19:45', '19:45', '20:00'],
  },
  scotland: {
    friday: ['19:45', '20:00'],
    saturday: ['12:30', '15:00', '15:00', '15:00', '17:30'],
    sunday: ['12:00', '15:00'],
    week: ['19:45', '20:00'],
  },
  germany: {
    friday: ['18:30', '20:30'],
    saturday: ['13:00', '15:30', '15:30', '15:30', '15:30', '18:30'],
    sunday: ['13:30', '15:30', '17:30', '19:30'],
    week: ['18:30', '20:30'],
  },
  spain: {
    friday: ['20:30', '21:00'],
    saturday: ['14:00', '16:15', '18:30', '21:00'],
    sunday: ['14:00', '16:15', '18:30', '21:00'],
    week: ['19:00', '21:00', '21:30'],
  },
  italy: {
    friday: ['20:30', '20:45'],
    saturday: ['15:00', '15:00', '18:00', '20:45'],
    sunday: ['12:30', '15:00', '15:00', '18:00', '20:45'],
    week: ['18:30', '20:45'],
  },
  france: {
    friday: ['20:00', '20:45'],
    saturday: ['14:00', '17:00', '19:00', '21:00'],
    sunday: ['15:00', '17:15', '17:15', '20:45'],
    week: ['19:00', '20:45', '21:00'],
  },
  portugal: {
    friday: ['18:45', '20:15'],
    saturday: ['15:30', '18:00', '18:00', '20:30'],
    sunday: ['15:30', '15:30', '18:00', '20:30'],
    week: ['18:45', '20:15', '21:15'],
  },
  turkey: {
    friday: ['20:00', '20:30'],
    saturday: ['13:30', '16:00', '19:00'],
    sunday: ['13:30', '16:00', '19:00'],
    week: ['17:00', '20:00', '20:30'],
  },
};

const customsByRegion: Readonly<Record<Region, Customs>> = {
  west: {
    friday: ['19:00', '20:00', '21:00'],
    saturday: ['15:30', '16:00', '18:00', '19:00', '20:30', '21:30'],
    sunday: ['11:00', '16:00', '16:00', '18:30', '20:00'],
    week: ['18:30', '19:00', '20:00', '21:30'],
  },
  middle: {
    friday: ['18:00', '19:00', '20:30'],
    saturday: ['13:00', '15:00', '15:00', '16:00', '17:30', '18:00', '20:00'],
    sunday: ['13:00', '14:30', '15:00', '17:00', '18:00', '20:00'],
    week: ['17:00', '18:00', '19:00', '20:00', '20:45'],
  },
  east: {
    friday: ['18:30', '19:00', '19:30'],
    saturday: ['13:00', '14:00', '14:00', '15:00', '16:30', '19:00'],
    sunday: ['13:00', '14:00', '15:00', '16:00', '18:00'],
    week: ['15:00', '17:00', '18:30', '19:00', '19:30'],
  },
};

const gulf: Customs = {
  friday: ['17:00', '18:00', '20:00', '21:00'],
  saturday: ['17:00', '18:00', '20:00', '21:00'],
  sunday: ['17:00', '18:00', '20:00'],
  week: ['17:00', '18:30', '20:00', '21:00'],
};

const continentalEurope: Customs = {
  friday: ['21:00'],
  saturday: ['21:00'],
  sunday: ['18:00'],
  week: ['18:45', '18:45', '21:00', '21:00', '21:00', '21:00'],
};

/**
 * Returns the hours at which a country's matches begin on a day of the week, as `HH:MM` in its local time.
 *
 * @param weekday 0 = Monday … 6 = Sunday
 * @param continental for a cup of clubs from several countries
 */
export function customaryHours(country: string, zone: string, weekday: number, continental: boolean): readonly string[] {
  const part: Part = weekday === 4 ? 'friday' : weekday === 5 ? 'saturday' : weekday === 6 ? 'sunday' : 'week';
  if (continental && regionOf(zone) === 'middle') return continentalEurope[part];
  if (/^Asia\/(Riyadh|Qatar|Dubai|Kuwait|Bahrain|Baghdad|Tehran|Muscat)$/.test(zone)) return gulf[part];
  return (customsByCountry[country] ?? customsByRegion[regionOf(zone)])[part];
}
