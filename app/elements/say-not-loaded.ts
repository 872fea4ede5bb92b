import { announce } from '#app/document/announce.ts';

/** Puts into the place of what did not come that it did not, with a link to a page that has it: the words of `<template id="fold-failed">`. */
export function sayNotLoaded(place: Element, address: string): void {
  const { content } = document.getElementById('fold-failed') as HTMLTemplateElement;
  const said = content.cloneNode(true) as DocumentFragment;
  for (const link of said.querySelectorAll('a')) link.href = address;
  const words = said.textContent;
  place.replaceChildren(said);
  announce(words);
}
