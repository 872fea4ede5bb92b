import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));
export const rulesFile = `${deploy}prometheus/alerts.yml`;
export const rulesTestFile = `${deploy}prometheus/alerts.test.yml`;
export const configurationFile = `${deploy}prometheus/prometheus.yml`;

/** An expression of a rule or of a dashboard. */
export interface NamedExpression {
  /** The alert, or the dashboard and its panel. */
  readonly where: string;
  readonly expression: string;
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<string, string>>;
}

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

/** Returns the alert rules. */
export function readAlertRules(): readonly Rule[] {
  const { groups } = parse(readFileSync(rulesFile, 'utf8')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** Returns the expressions of all dashboards. */
export function readDashboards(): readonly NamedExpression[] {
  return globSync(`${deploy}grafana/*.json`).flatMap((file) => {
    const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { readonly panels: readonly Panel[] };
    return panels.flatMap(({ title, targets }) =>
      targets.map(({ expr: expression }) => ({ where: `${basename(file)}, ${title}`, expression })),
    );
  });
}

/** A metric that an expression selects, and the labels by which it does. */
export interface Selector {
  readonly metric: string;
  readonly matchers: readonly Matcher[];
}

export interface Matcher {
  readonly label: string;
  readonly operator: '=' | '!=' | '=~' | '!~';
  readonly value: string;
}

export interface ReadExpression {
  readonly selectors: readonly Selector[];
  /** The labels that `by` names. */
  readonly grouping: readonly string[];
}

/** Returns what an expression of PromQL names. @throws for one that cannot be parsed */
export function readExpression(expression: string): ReadExpression {
  const selectors: { metric: string; matchers: Matcher[] }[] = [];
  const grouping: string[] = [];
  let matcher: { label: string; operator: Matcher['operator'] } | undefined;
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`not PromQL at "${expression.slice(from)}"`);
      if (type.name === 'VectorSelector') selectors.push({ metric: '', matchers: [] });
      const selector = selectors.at(-1);
      const parent = node.parent?.name;
      if (type.name === 'Identifier' && parent === 'VectorSelector' && selector !== undefined) selector.metric = text;
      if (type.name === 'LabelName' && parent === 'GroupingLabels') grouping.push(text);
      if (type.name === 'LabelName' && parent === 'UnquotedLabelMatcher') matcher = { label: text, operator: '=' };
      if (type.name === 'MatchOp' && matcher !== undefined) matcher.operator = text as Matcher['operator'];
      if (type.name === 'StringLiteral' && matcher !== undefined)
        selector?.matchers.push({ ...matcher, value: JSON.parse(text) as string });
    },
  });
  return { selectors, grouping };
}

/** Returns the comparison at the end of an alert's expression, with a number that the value is compared with. */
export function thresholdOf(expression: string): { readonly operator: string; readonly bound: number } {
  const found = /(==|>|<)\s*([\d.]+)\s*$/.exec(expression.trim());
  if (found === null) throw new Error(`"${expression}" does not end with a threshold`);
  return { operator: found[1] as string, bound: Number(found[2]) };
}
