import { renderToStaticMarkup } from 'react-dom/server';
import { notFound } from '#app/addresses/answers.ts';
import { defineResource } from '#app/document/resource.ts';
import { WordsProvider } from '#app/i18n/words/words.tsx';
import { edition } from './edition.ts';
import { QuizStep } from './quiz-step.tsx';
import { toQuizView } from './quiz-view.ts';
import { quizStepAddress } from './super-cup.address.ts';

/** One step of the quiz as HTML, for the page that shows it in place. */
export const quizStepResource = defineResource(quizStepAddress, ({ pieces, words }, { quiz }) => {
  const special = pieces.find(({ section, slug }) => section === 'special' && slug === edition.slug)?.special;
  if (special === undefined) throw notFound();
  const step = toQuizView(quiz, special.words[words.locale.tag].quiz, special.correct);
  const html = renderToStaticMarkup(
    <WordsProvider words={words}>
      <QuizStep quiz={step} />
    </WordsProvider>,
  );
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' } });
});
