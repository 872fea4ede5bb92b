/** A piece of a built style sheet. */
export type StyleRule =
  /** A rule; for each of its selectors, groups of classes: it matches only where the document has a class of every group. */
  | { readonly text: string; readonly selectors: readonly (readonly (readonly string[])[])[] }
  /** Rules under a condition or in a layer. */
  | { readonly head: string; readonly rules: readonly StyleRule[] }
  /** Something that rules of the same sheet use, such as `@keyframes`. */
  | { readonly text: string };

/** The name that a class has in a built sheet (`scopedName`); classes of the document's state, such as `script`, are longer. */
const scopedClass = /\.([a-zA-Z]{4})(?![\w-])/g;

/**
 * Returns the rules of a built style sheet, whose comments are removed and whose strings have no braces.
 *
 * @throws Error for a rule without an end
 */
export function styleRulesOf(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  for (let start = 0, end = 0; start < css.length; start = end) {
    end = endOfRule(css, start);
    const text = css.slice(start, end);
    const head = text.slice(0, text.indexOf('{'));
    if (/^@(?:media|supports|container|layer)\b[^;]*\{/.test(text))
      rules.push({ head, rules: styleRulesOf(text.slice(head.length + 1, -1)) });
    else rules.push(text.startsWith('@') ? { text } : { text, selectors: selectorsOf(head) });
  }
  return rules;
}

/** Returns the text of those rules of a sheet that can match in a document with these classes; empty when none can. */
export function matchingRules(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  return canMatch(rules, classes) ? textOfMatching(rules, classes) : '';
}

function textOfMatching(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if (!('rules' in rule)) return 'selectors' in rule && !canMatch([rule], classes) ? '' : rule.text;
      const within = textOfMatching(rule.rules, classes);
      return within === '' ? '' : `${rule.head}{${within}}`;
    })
    .join('');
}

function canMatch(rules: readonly StyleRule[], classes: ReadonlySet<string>): boolean {
  return rules.some((rule) => {
    if ('rules' in rule) return canMatch(rule.rules, classes);
    return 'selectors' in rule && rule.selectors.some((needed) => needed.every((group) => group.some((name) => classes.has(name))));
  });
}

function endOfRule(css: string, start: number): number {
  const braces = /[{};]/g;
  braces.lastIndex = start;
  for (let depth = 0, found = braces.exec(css); found !== null; found = braces.exec(css)) {
    if (found[0] === '{') depth += 1;
    if (found[0] === '}') depth -= 1;
    if (depth === 0) return braces.lastIndex;
  }
  throw new Error(`the end is missing: ${css.slice(start, start + 80)}`);
}

/** Returns for each selector of a list the groups of classes of which it needs one each. */
function selectorsOf(list: string): readonly (readonly (readonly string[])[])[] {
  return flat(list.replaceAll(scopedClass, '«$1»'))
    .split(',')
    .map((selector) => groupsOf(selector).map((group) => group.split('|')));
}

/** Returns selectors without parentheses: what is excluded is left out, and `:is(.a, .b)` becomes a group of which one class is needed. */
function flat(selectors: string): string {
  const next = selectors.replace(/(:[\w-]+)?\(([^()]*)\)/g, (_, name: string | undefined, inner: string) => {
    if (name !== ':is' && name !== ':where' && name !== ':has') return '';
    const needed = inner.split(',').map((selector) => groupsOf(selector)[0]);
    return needed.includes(undefined) ? '' : `«${needed.join('|')}»`;
  });
  return next === selectors ? next : flat(next);
}

function groupsOf(selector: string): readonly string[] {
  return Array.from(selector.matchAll(/«([^»]+)»/g), ([, group]) => group as string);
}
