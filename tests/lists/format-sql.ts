/** A piece of SQL: a text without space around it, or a group in parentheses. */
interface Article {
  /** True when space is in front of it. */
  readonly isApart: boolean;
  readonly text: string;
  /** The pieces between the parentheses; undefined for a text. */
  readonly inner?: readonly Article[];
}

const maxWidth = 110;
const step = '  ';
/** Space, comments, quoted texts, names and numbers, and any other sign. */
const tokens = /\s+|--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|[\w.]+|\$\d+|./gsu;

/**
 * Returns SQL with its space made the same everywhere: a clause a line, and what does not fit into a line one part a line, indented by the parentheses
 * around it. Texts in quotes stay as they are.
 */
export function formatSql(sql: string): string {
  return render(fragmentsOf([...sql.matchAll(tokens)].map(([text]) => text)), 0);
}

function fragmentsOf(texts: string[]): Article[] {
  const stack: { readonly isApart: boolean; readonly inner: Article[] }[] = [{ isApart: false, inner: [] }];
  let isApart = false;
  for (const text of texts) {
    const { inner } = stack.at(-1) as (typeof stack)[number];
    if (/^\s/.test(text)) {
      isApart = true;
      continue;
    }
    if (text === '(') stack.push({ isApart, inner: [] });
    else if (text === ')' && stack.length > 1) {
      const closed = stack.pop() as (typeof stack)[number];
      stack.at(-1)?.inner.push({ isApart: closed.isApart, text: '', inner: closed.inner });
    } else inner.push({ isApart: isApart && inner.length > 0, text });
    isApart = false;
  }
  return (stack[0] as (typeof stack)[number]).inner as Article[];
}

/** The words that begin a clause by themselves; `beginsClause` has those that need another word before or after them. */
const beginnings = /^(?:with|select|from|where|having|limit|offset|union|intersect|except|insert|values|returning|update|set|delete)$/i;
const joins = /^(?:left|right|full|inner|cross)$/i;

/** True for a clause of conditions, and for what is no clause, such as conditions in parentheses. */
function hasConditions(clause: string): boolean {
  return clause === '' || clause === 'where' || clause === 'having' || clause === 'join' || joins.test(clause);
}

function beginsClause(pieces: readonly Article[], at: number): boolean {
  const [before = '', word = '', after = ''] = [pieces[at - 1]?.text, pieces[at]?.text, pieces[at + 1]?.text].map((text) =>
    text?.toLowerCase(),
  );
  if (/^(?:group|order)$/.test(word)) return after === 'by';
  if (word === 'on') return after === 'conflict';
  if (joins.test(word)) return after === 'join';
  if (word === 'join') return !joins.test(before);
  if (word === 'for') return /^(?:update|share|no|key)$/.test(after);
  if (word === 'from') return !/^(?:delete|distinct)$/.test(before);
  if (word === 'update') return !/^(?:for|do|key)$/.test(before);
  if (word === 'with') return after !== 'ordinality';
  return beginnings.test(word);
}

/** Returns the clauses of a statement, and each condition that `and` or `or` joins to another as a part of its own, which is indented. */
function clausesOf(pieces: readonly Article[]): { readonly pieces: Article[]; readonly isCondition: boolean }[] {
  const clauses: { readonly pieces: Article[]; readonly isCondition: boolean }[] = [];
  let [cases, betweens, clause] = [0, 0, ''];
  pieces.forEach((piece, at) => {
    const word = piece.text.toLowerCase();
    if (word === 'case') cases += 1;
    if (word === 'end') cases -= 1;
    if (word === 'between') betweens += 1;
    const joins = cases === 0 && hasConditions(clause) && ((word === 'and' && betweens === 0) || word === 'or');
    if (word === 'and' && betweens > 0) betweens -= 1;
    const begins = beginsClause(pieces, at);
    if (begins) clause = word;
    if (clauses.length === 0 || joins || begins) clauses.push({ pieces: [], isCondition: joins });
    clauses.at(-1)?.pieces.push(piece);
  });
  return clauses;
}

/** The clauses of a statement, or the conditions of a list of them. */
function render(pieces: readonly Article[], depth: number): string {
  const flat = flatten(pieces);
  const hasComment = flat.includes('--');
  if (!hasComment && flat.length + depth * step.length <= maxWidth) return flat;
  return clausesOf(pieces)
    .map((part) => {
      const own = depth + (part.isCondition ? 1 : 0);
      return (part.isCondition ? step : '') + renderPart(part.pieces, own);
    })
    .join(`\n${step.repeat(depth)}`);
}

/** One clause: in a line where it fits, and else an item of its list a line. */
function renderPart(pieces: readonly Article[], depth: number): string {
  const flat = flatten(pieces);
  if (!flat.includes('--') && flat.length + depth * step.length <= maxWidth) return flat;
  const items: Article[][] = [[]];
  for (const piece of pieces) {
    items.at(-1)?.push(piece);
    if (piece.text === ',' || piece.text.startsWith('--')) items.push([]);
  }
  return items
    .filter((item) => item.length > 0)
    .map((item, at) => renderItem(item, depth + (at === 0 ? 0 : 1)))
    .join(`\n${step.repeat(depth + 1)}`);
}

/** One item of a list; of one that does not fit into a line each `when` and `else` begins a line. */
function renderItem(pieces: readonly Article[], depth: number): string {
  const flat = flatten(pieces);
  if (flat.length + depth * step.length <= maxWidth) return flat;
  let cases = 0;
  return pieces
    .map(({ isApart, text, inner }, at) => {
      const word = text.toLowerCase();
      const own = depth + cases;
      let space = isApart && at > 0 ? ' ' : '';
      if (cases > 0 && (word === 'when' || word === 'else')) space = `\n${step.repeat(own)}`;
      if (word === 'case') cases += 1;
      if (word === 'end' && cases > 0) {
        cases -= 1;
        space = `\n${step.repeat(own - 1)}`;
      }
      const inPairs = /^jsonb?_build_object$/.test(pieces[at - 1]?.text ?? '');
      return space + (inner === undefined ? text : renderParentheses(inner, own, inPairs));
    })
    .join('');
}

function renderParentheses(inner: readonly Article[], depth: number, inPairs: boolean): string {
  const flat = `(${flatten(inner)})`;
  if (flat.length <= maxWidth / 2) return flat;
  const isStatement = /^(?:select|with|values|insert|update|delete)$/i.test(inner[0]?.text ?? '');
  const indent = `\n${step.repeat(depth + 1)}`;
  const hasClauses = isStatement || inner.some(({ text }) => text === 'and' || text === 'or');
  const lines = hasClauses ? render(inner, depth + 1) : renderList(inner, depth + 1, inPairs);
  return `(${indent}${lines}\n${step.repeat(depth)})`;
}

/** The items of a list in parentheses: short ones share lines, every other one has its own. */
function renderList(pieces: readonly Article[], depth: number, inPairs: boolean): string {
  const items: Article[][] = [[]];
  let commas = 0;
  for (const piece of pieces) {
    items.at(-1)?.push(piece);
    if (piece.text !== ',') continue;
    commas += 1;
    // A name stays with its value.
    if (!inPairs || commas % 2 === 0) items.push([]);
  }
  const lines: string[] = [];
  let isOpen = false;
  for (const item of items.filter(({ length }) => length > 0)) {
    const flat = flatten(item);
    const isShort = flat.length <= maxWidth / 2;
    const last = lines.at(-1);
    if (isShort && isOpen && last !== undefined && last.length + 1 + flat.length + depth * step.length <= maxWidth) {
      lines[lines.length - 1] = `${last} ${flat}`;
    } else lines.push(renderItem(item, depth));
    isOpen = isShort;
  }
  return lines.join(`\n${step.repeat(depth)}`);
}

function flatten(pieces: readonly Article[]): string {
  return pieces
    .map(({ isApart, text, inner }, at) => (isApart && at > 0 ? ' ' : '') + (inner === undefined ? text : `(${flatten(inner)})`))
    .join('');
}
