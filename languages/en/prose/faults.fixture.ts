/** Faults that editors found in English previews and reviews, each with a sentence that has it. */
export const englishFaults: Readonly<Record<string, readonly [shape: RegExp, faulty: string]>> = {
  'an article before a league that has none': [
    /\bthe (?:Serie [AB]|LaLiga|Ligue [12]|MLS)\b(?! season| match| table)/,
    'In the Serie A, Lazio visit Roma.',
  ],
  'a singular club': [
    /(?<!lead for )\b(?:Arsenal|Chelsea|Liverpool|Fulham|Everton) (?:has|is|was|plays|wins)\b/,
    'Arsenal is at home to Fulham.',
  ],
  'a singular side with a plural between two': [/\b(?:Each|Neither) side has\b.*\bits\b/, 'Each side has won two of its last five.'],
  'a wrong ordinal': [/(?<!1)(?:1(?:nd|rd|th)|2(?:st|rd|th)|3(?:st|nd|th))\b|1[123](?:st|nd|rd)\b/, 'Fulham are 12nd.'],
  'a wrong article before a number': [/\ba (?:8|11(?!\d)|18(?!\d)|eight)|\ban (?:[1-79](?![18])|1[02-79])/, 'There is a 18% chance.'],
  'a wrong plural': [
    /\bone (?:points|goals|wins|matches|defeats|draws)\b|(?:\btwo|\bthree|\bfour|(?<![–\d])\d{2,}) (?:point|goal|win|match|defeat|draw)\b(?!-)/,
    'Arsenal are one points clear.',
  ],
  'a zero in words': [
    /\b(?:zero|no) (?:points|goals|wins|draws) (?:clear|ahead|behind)\b|\band no draws\b/,
    'Arsenal are no points clear.',
  ],
  'the past of meetings since a year': [/\bsince \d{4}, \S+ went to\b/, 'Of the six meetings since 2014, four went to Arsenal.'],
  'both sides with one between them': [/\b[Bb]oth sides have won \S+ of their\b/, 'Both sides have won one of their last five.'],
  'the perfect before something to come': [
    /\bhave gone .+ without a win before\b/,
    'Arsenal have gone six matches without a win before they visit Fulham.',
  ],
  'two tenses under one who': [
    /\bwho have failed to score .+ and (?:welcome|travel)\b/,
    'The goals have dried up for Arsenal, who have failed to score in three and travel to Fulham.',
  ],
  'they, where one side may have been named': [
    /^(?:When they last|Their last meeting|They had)\b|\bwinner when they last met\b/,
    'Their last meeting ended in a draw.',
  ],
  'it or that, of a sentence before': [/^(?:That made it|It ended|It was the score)\b/, 'That made it four in a row.'],
  'there, where no place was named': [/\bmust go there\b/, 'Fulham are unbeaten, and Arsenal must go there.'],
  'a forecast that prefers': [/\bprefers?\b/, 'Our forecast prefers Arsenal.'],
  'a chance made of a clause': [/\bWe make it \S+ that\b/, 'We make it 54% that three goals are scored.'],
  'a chance that hangs between commas': [
    /\bsuggested, at \S+,|: [^,]+, at \S+, drew\b/,
    'The favourites were held: Arsenal, at 60%, drew 1–1.',
  ],
  'a share of which nobody knows of what': [
    /\b(?:given|[Ww]e (?:had )?give|gave them|had given|had them at) [<>]?\d+%(?! chance)/,
    'Crawley, whom we had given 35%, won 4–0.',
  ],
  'a side that tries on': [/\btry (?:as visitors|on their own)\b/, 'Arsenal try as visitors.'],
  'a turn at nothing': [/’s? turn\b/, 'Nobody has beaten Arsenal in 14 league matches, and now it is Fulham’s turn.'],
  'a match on somebody’s ground': [/’s? ground\b/, 'The match is on Fulham’s ground.'],
  'a venue that is tacked on': [
    /\band (?:\S+ )*are (?:the visitors|their hosts|at home)\.|better off and (?:the visitors|at home)|, as visitors\b/,
    'Crewe have won three in a row, and Exeter are the visitors.',
  ],
  'a place that stands beside the other club': [
    /\bat [^,]+ in \S+ place;/,
    'Utrecht go into their match at Heerenveen in eighth place; the home side are 11th.',
  ],
  'a score from the side of those behind': [/\b(?:0–[1-9]|1–[2-9]|2–[3-9]) down\b|\bhad ended \d–\d\b/, 'They had been 0–1 down.'],
  'a score that hangs on half-time': [/\bhalf-time, at \d/, 'Most of the work was done by half-time, at 2–0.'],
  'all the goals, which may be one': [/\bAll the goals\b/, 'All the goals came after the break.'],
  'a likeliest score without its winner': [
    /\b(?:score is|likelier than|named, it would be) (\d)–(?!\1)\d(?! to)/,
    'The likeliest score is 2–1, at 12%.',
  ],
  'a match that brings goals': [/\bmatch(?:es)? brought\b/, 'The match brought five goals.'],
  'ten points called little': [
    /\blittle in it\b|\bnarrow edge\b|\bsmall margin\b|\bjust in front\b|\blittle between\b/,
    'There is little in it.',
  ],
  'a lead that leads nowhere': [/-point lead into\b/, 'Arsenal take a one-point lead into their trip to Fulham.'],
  'points between two, of whom nobody leads': [
    /^There (?:is|are) .+ points? between .+, their (?:visitors|hosts)\b/,
    'There are 12 points between Arsenal and Fulham, their visitors.',
  ],
  'points that two could have together': [
    /\bpoints? between them\b/,
    'The hosts are third and the visitors ninth, with 12 points between them.',
  ],
  'a forecast against a table or meetings themselves': [
    /\b[Dd]espite (?:the table|(?:past )?meetings)\b/,
    'Despite past meetings, our forecast favours Wolfsburg.',
  ],
  'a home run counted as any matches': [
    /\b[Nn]o visitors have .+ in \S+ league match/,
    'No visitors have won at Arsenal in 13 league matches.',
  ],
  'a club held back behind a colon': [
    /\b(?:welcome|visit|travel to) a side\b/,
    'Newport travel to a side 15 points below them: Grimsby are 21st.',
  ],
  'visitors who open the next sentence too': [/\bnext visitors\b/, 'Nobody has beaten Arsenal, and Fulham are the next visitors to try.'],
  'the present of what has been so since a year': [
    /\bhave the better of .+ since\b/,
    'Porto have the better of the league meetings since 2012.',
  ],
  'form of which nobody knows whose': [/\b[Dd]espite recent form\b/, 'Despite recent form, we give Porto a 72% chance of winning.'],
  'a number called fair before it is said to be a price': [/\bthe fair \d/, '2.46 on a home win is not far enough above the fair 2.44.'],
  'a year beside a number': [/\bsince \d{4}, \d/, 'Of the 19 league meetings since 2012, 13 have gone to Arsenal.'],
  'likelier than not': [/\blikelier than not\b/, 'More than two goals are likelier than not, at 64%.'],
  'a goalless match told twice': [/^Nobody scored\b/, 'Nobody scored.'],
  'a favourite whom we like': [/\bour favourites\b/, 'Roma are our favourites at 43%.'],
  'form or history that favours as the forecast does': [/^(?:History|Recent form) favours\b/, 'History favours MK Dons.'],
  'matches that go against somebody': [/\bgone against\b/, 'The last three league matches have all gone against Newport.'],
  'at beside at': [/\bat most at\b/, 'We put the chance of two goals at most at 54%.'],
  'a price that is too short for value': [/\btoo short a price\b/, 'Every bet with value is too short a price.'],
  'a tip that is made': [/\bm(?:ake|ade) (?:no|a) tip\b|\bno tip from us\b/, 'We had made no tip.'],
  'a bet that is nearest to nothing': [/\bcomes nearest,/, 'No tip here: even the draw, which comes nearest, pays 3.20.'],
  'a price called close that is not': [
    /\bonly just above the fair\b/,
    'We leave this one alone, as 3.75 is only just above the fair 3.45.',
  ],
  'unbeaten of those who won them all': [
    /\bunbeaten\b.* (\S+) wins? from \1(?: match|\b)/,
    'At home Sporting are unbeaten in the league this season, with 13 wins from 13 matches.',
  ],
  'all of them counted as some': [
    /\b(\w+) of (?:the|their) (?:last )?\1\b|\bOf the (\w+) [^,]*, \2 (?:has|have)\b/,
    'Wrexham have won four of the four meetings since 2017.',
  ],
  'a win at home to a club': [/\b(?:won \S+|win) at home to\b/, 'Port Vale won 4–1 at home to Wycombe.'],
  'a bookmaker above a price': [/\bbookmakers (?:well |far enough )?above\b/, 'A tip needs two licensed bookmakers well above 1.60.'],
  'one match in so many cases': [/\b(?:win this match|scored) in \S+ of cases\b/, 'Three goals are scored in 60% of cases.'],
  'goals that have a chance': [/\btheir chance is\b|\b(?:fewer|more) have an? \d/, 'As for goals, three or more have a 60% chance.'],
  'a defeat to put right': [/\bto put right\b/, 'Hannover have a 2–0 defeat from the last meeting to put right.'],
  'a defeat that is brought home': [/\bcame away from .+ with an? \S+ defeat\b/, 'Fleetwood came away from Barnet with a 2–1 defeat.'],
  'two matches of wins that read as one': [
    /\bwins? to \S+ between\b/,
    'On form it is four wins to one between the hosts and the visitors.',
  ],
  'an expected win that was not': [/\bexpected this win\b/, 'We had expected this win, at 46%.'],
  'a participle after had been': [/\bhad been \S+ down, drawing\b/, 'The winners had been 2–1 down, drawing level in the 50th minute.'],
  'two openings before the favourites': [
    /\b[Dd]espite [^,]+, (?:in our forecast|by our figures)\b/,
    'Despite the league positions, in our forecast Genoa are favourites.',
  ],
  'a meeting that speaks against a favourite': [
    /\b[Dd]espite the last meeting\b/,
    'Despite the last meeting, we make Hannover favourites.',
  ],
  'one side in the plural': [/\b[Tt]he side in better form are\b/, 'The side in better form are Porto, with two wins in five.'],
  'a win of a club that the text has just called beaten': [/\bthis win\b/i, 'Our forecast had put this win at 74%.'],
  'a place that tears a result apart': [/, who are [^,]+, \d–\d\b/, 'Levante beat Real Madrid, who are top, 3–0 at home.'],
  'a first goal against a side alone': [/\bconceded first\b/, 'The visitors conceded first, in the 64th minute.'],
  'a ground before its club': [/^(?:On home ground|Away from home), .+ beat\b/, 'On home ground, Porto beat Braga 2–0.'],
  'a third goal that nobody scores': [/\bchance of a third goal\b/, 'Our figures put the chance of a third goal at 71%.'],
  'goals at both ends': [/\bat both ends\b/, 'Dundee’s 14 league matches this season have produced 51 goals at both ends.'],
  'matches of which nobody knows which': [
    /^With \w+ wins? in \w+ league matches,/,
    'With three wins in five league matches, the hosts are in better form.',
  ],
  'a forecast that it went against': [/^It went against\b/, 'It went against our forecast, which had the losers as favourites at 53%.'],
  'a bet that is a clause': [
    /\bin (?:either side to win|\S+ to (?:win|lead)\b)/,
    'When we made our tip, the value lay in either side to win: the price was 2.10.',
  ],
  'goalless until a minute that is early': [
    /\bgoalless until the (?:first|second|third|fourth|fifth) minute\b/,
    'It was goalless until the second minute, when the hosts scored.',
  ],
  'a dutiful favourite': [/\bduly\b/, 'Portsmouth were favourites at 41% and duly beat Wycombe 3–1.'],
};

/** The shapes of these faults by name, as `sentencesWith` accepts them. */
export const englishFaultShapes = Object.fromEntries(Object.entries(englishFaults).map(([name, [shape]]) => [name, shape]));
