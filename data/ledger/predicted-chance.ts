/** SQL of the chance of the result that the prediction `p` names. */
export const predictedChance = `case p.result when 'home' then p.home_chance when 'draw' then p.draw_chance else p.away_chance end`;
