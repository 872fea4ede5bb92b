const prefix = '\0names of ';
const suffix = '.js';

/** Returns the id of the module that gives the class names of a style sheet. Its ending keeps it from being read as a sheet. */
export function namesOf(sheet: string): string {
  return prefix + sheet + suffix;
}

/** Returns the file of the style sheet whose names a module gives; undefined for every other module. */
export function sheetNamed(id: string): string | undefined {
  return id.startsWith(prefix) ? id.slice(prefix.length, -suffix.length) : undefined;
}
