/**
 * The quiz shows another step. Who uses a keyboard or listens goes on from the step's heading, and hears what was said of the answer;
 * the page stays where it is unless the heading is out of sight.
 */
export function showQuizStep(): void {
  const heading = document.querySelector<HTMLElement>('[data-quiz-step]');
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'nearest' });
  const announcer = document.getElementById('announcer');
  if (announcer !== null) announcer.textContent = document.querySelector<HTMLElement>('[data-quiz-said]')?.innerText ?? '';
}
