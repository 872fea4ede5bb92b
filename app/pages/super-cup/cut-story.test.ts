import { expect, it } from 'vitest';
import { cutStory } from './cut-story.ts';

const headings = ['a', 'b', 'one', 'two'].map((id) => ({ id, text: id.toUpperCase() }));
const html = '<h2 id="a">A</h2>\n<p>1</p>\n<h2 id="b">B</h2>\n<p>2</p>\n<h2 id="one">ONE</h2>\n<p>3</p>\n<h2 id="two">TWO</h2>\n<p>4</p>';

it('cuts a story before its history, whose headings move down a level', () => {
  const { before, history } = cutStory(html, headings, 2);
  expect(before).toEqual({ html: '<h2 id="a">A</h2>\n<p>1</p>\n<h2 id="b">B</h2>\n<p>2</p>\n', headings: headings.slice(0, 2) });
  expect(history).toEqual({ html: '<h3 id="one">ONE</h3>\n<p>3</p>\n<h3 id="two">TWO</h3>\n<p>4</p>', headings: headings.slice(2) });
});

it('leaves what stands before the first heading with the story', () => {
  const { before, history } = cutStory(`<p>0</p>\n${html}`, headings, 2);
  expect(before.html).toMatch(/^<p>0<\/p>\n<h2 id="a">/);
  expect(history.html).toMatch(/^<h3 id="one">/);
});
