/** The share of questions of a kind that were answered with yes so far: the forecast without any knowledge of the sides. */
interface AnswerRates {
  of(kind: string): number;
  observe(kind: string, happened: boolean): void;
}

/** Returns rates in which each answer starts with a count of one (the rule of succession: Laplace, 1814). */
export function createAnswerRates(): AnswerRates {
  const counts = new Map<string, { readonly yes: number; readonly all: number }>();
  const countOf = (kind: string) => counts.get(kind) ?? { yes: 1, all: 2 };
  return {
    of(kind) {
      const { yes, all } = countOf(kind);
      return yes / all;
    },
    observe(kind, happened) {
      const { yes, all } = countOf(kind);
      counts.set(kind, { yes: yes + (happened ? 1 : 0), all: all + 1 });
    },
  };
}
