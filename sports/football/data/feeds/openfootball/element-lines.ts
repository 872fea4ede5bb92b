/**
 * Returns the lines, counted from 1, on which the elements of a list begin in a JSON text: the objects directly within the
 * list that the member `name` of the outermost object holds. Empty when there is no such list.
 */
export function elementLines(text: string, name: string): readonly number[] {
  const lines: number[] = [];
  const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]]|\n/gs;
  let line = 1;
  let depth = 0;
  let lastString = '';
  let isInList = false;
  for (const [token] of text.matchAll(tokens)) {
    if (token === '\n') line += 1;
    else if (token.startsWith('"')) lastString = token;
    else if (token === '{' || token === '[') {
      if (token === '[' && depth === 1) isInList = lastString === JSON.stringify(name);
      if (token === '{' && depth === 2 && isInList) lines.push(line);
      depth += 1;
    } else {
      depth -= 1;
      if (depth === 1) isInList = false;
    }
  }
  return lines;
}
