import { writeFileSync } from 'node:fs';
import type { SocietyFigures } from '#content/science/script-society-figures.ts';
import { isReached, type Target } from './targets.ts';

const FILE = new URL('../../content/science/script-society-figures.json', import.meta.url);

/** What the design of the society asks for. */
export const societyTargets = ({ admitted, admittedInTop1, admittedInTop3, missed }: SocietyFigures): Target[] => [
  { name: 'admitted', value: admitted, atLeast: 0.008, atMost: 0.011 },
  { name: 'of the admitted, truly in the top 1 %', value: admittedInTop1, atLeast: 0.7 },
  { name: 'of the admitted, truly in the top 3 %', value: admittedInTop3, atLeast: 0.97 },
  { name: 'of the true top 1 %, missed', value: missed, atMost: 0.35 },
];

const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 2 : 1)} %`;

export function printSociety(study: SocietyFigures): void {
  const { people, seed, plays, rule, reliability, invited, admitted, admittedInTop1, admittedInTop3, missed } = study;
  const lines = [
    `${people} simulated people, seed ${seed}: drawn as the model has them, all of it simulated, nobody real.`,
    `How much a sitting tells comes from ${plays} plays of each of the six games as shipped; what it says of a person is the truth with so much error.`,
    `Invited from a chance of ${percent(rule.invite)} of standing in the top 1 %, admitted from ${percent(rule.admit)} after both rounds.`,
    '',
    `  reliability of the index after one round  ${reliability.toFixed(3)}`,
    `  invited                                   ${percent(invited)}`,
    `  admitted                                  ${percent(admitted)}`,
    `  of the admitted truly in the top 1 %      ${percent(admittedInTop1)}`,
    `  of the admitted truly in the top 3 %      ${percent(admittedInTop3)}`,
    `  of the true top 1 % missed                ${percent(missed)}`,
    '',
    ...societyTargets(study).map((target) => `  ${isReached(target) ? 'reached' : 'MISSED '}  ${target.name}`),
  ];
  console.log(lines.join('\n'));
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export function writeSocietyFigures(study: SocietyFigures): void {
  const { reliability, invited, admitted, admittedInTop1, admittedInTop3, missed } = study;
  const shares = { reliability, invited, admitted, admittedInTop1, admittedInTop3, missed };
  const figures = { ...study, ...Object.fromEntries(Object.entries(shares).map(([name, value]) => [name, rounded(value)])) };
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
