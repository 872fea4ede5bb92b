import { address } from '#app/addresses/address.ts';
import { text, uncached } from '#app/addresses/parameter.ts';
import { specialAddresses } from '#app/addresses/special-addresses.ts';
import { quizStatePattern } from '#domain/quiz/quiz-state.ts';

/** The page of the Super Cup; a step of its quiz is not cached, since it belongs to one reader. */
export const superCupAddress = address(specialAddresses.superCup, { quiz: uncached(text(quizStatePattern)) });

/** One step of its quiz as HTML. */
export const quizStepAddress = address('/super-cup-quiz', superCupAddress.parameters);

/** Returns the path of a step of the quiz, or of its beginning, with the fragment that makes the browser scroll to the quiz. */
export function quizPath(state?: string): string {
  return `${superCupAddress.href({ quiz: state })}#quiz`;
}
