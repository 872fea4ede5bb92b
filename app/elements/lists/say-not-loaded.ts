import { announce } from '#app/document/announce.ts';

/** Shows and announces that content could not be loaded, in its place and with a link to a page that has it: the words of `<template id="fold-failed">`. */
export function sayNotLoaded(place: Element, address: string): void {
  const { content } = document.getElementById('fold-failed') as HTMLTemplateElement;
  const said = content.cloneNode(true) as DocumentFragment;
  for (const link of said.querySelectorAll('a')) link.href = address;
  const words = said.textContent;
  place.replaceChildren(said);
  announce(words);
}
