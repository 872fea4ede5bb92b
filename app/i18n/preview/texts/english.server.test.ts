import { expect, it } from 'vitest';
import { faultsOfAnyLanguage, sentencesWith, toldMatches } from '#tests/factories/told-matches.ts';

const told = toldMatches('en', 5000);

/** Faults that editors found in English previews. */
const faults = {
  'an article before a league that has none': /\bthe (?:Serie [AB]|LaLiga|Ligue [12]|MLS)\b(?! season| match| table)/,
  'a singular club': /\b(?:Arsenal|Chelsea|Liverpool|Fulham|Everton) (?:has|is|was|plays|wins)\b/,
  'a wrong ordinal': /(?<!1)(?:1(?:nd|rd|th)|2(?:st|rd|th)|3(?:st|nd|th))\b|1[123](?:st|nd|rd)\b/,
  'a wrong plural':
    /\bone (?:points|goals|wins|matches|defeats)\b|(?:\btwo|\bthree|\bfour|(?<![–\d])\d+) (?:point|goal|win|match|defeat)\b(?!-)/,
  'a zero in words': /\b(?:zero|no) (?:points|goals|wins) (?:clear|ahead|behind)\b/,
  'the past of meetings since a year': /\bsince \d{4}, \S+ went to\b/,
  'both sides with one between them': /\b[Bb]oth sides have won \S+ of their\b/,
  'the perfect before something to come': /\bhave gone .+ without a win before\b/,
  'two tenses under one who': /\bwho have failed to score .+ and (?:welcome|travel)\b/,
  'they, where one side may have been named': /^(?:When they last|Their last meeting|They had)\b|\bwinner when they last met\b/,
  'it or that, of a sentence before': /^(?:That made it|It ended|It was the score)\b/,
  'there, where no place was named': /\bmust go there\b/,
  'a forecast that prefers': /\bprefers?\b/,
  'a chance made of a clause': /\bWe make it \S+ that\b/,
  'a chance that hangs between commas': /\bsuggested, at \S+,|: [^,]+, at \S+, drew\b/,
  'a side that tries on': /\btry (?:as visitors|on their own)\b/,
  'a match on somebody’s ground': /’s? ground\b/,
  'a score from the side of those behind': /\b(?:0–[1-9]|1–[2-9]|2–[3-9]) down\b|\bhad ended \d–\d\b/,
  'a likeliest score without its winner': /\b(?:score is|likelier than|named, it is) (\d)–(?!\1)\d(?! to)/,
  'a match that brings goals': /\bmatch(?:es)? brought\b/,
  'ten points called little': /\blittle in it\b|\bnarrow edge\b|\bsmall margin\b|\bjust in front\b|\blittle between\b/,
  'a lead that leads nowhere': /-point lead into\b/,
  'points between two, of whom nobody leads': /^There (?:is|are) .+ points? between .+, their (?:visitors|hosts)\b/,
  'a goalless match told twice': /^Nobody scored\b/,
};

it('has no fault of any language in 5,000 matches', () => {
  expect(sentencesWith(faultsOfAnyLanguage, told)).toEqual([]);
});

it('opens no two sentences running with the forecast', () => {
  const openings = told.flatMap(({ sentences }) =>
    sentences.slice(1).filter((sentence, index) => [sentences[index], sentence].every((each) => each?.startsWith('Our forecast'))),
  );
  expect(openings).toEqual([]);
});

it('has no fault that editors found in English previews', () => {
  expect(sentencesWith(faults, told)).toEqual([]);
});
