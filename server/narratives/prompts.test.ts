import { describe, expect, it } from 'vitest';
import { houseNames } from '#content/houses/script-names.ts';
import { HOUSES } from '#content/mind/facets.ts';
import { isSummary, TEXT_KINDS } from '#contract/narratives.ts';
import { PEAKED, simulatedFacts } from '#testing/simulated-facts.ts';
import { promptFor, promptToGoOn } from './prompts.ts';

const namedIn = (prompt: string) => HOUSES.filter((house) => new RegExp(`- ${houseNames.en[house]}: \\d\\.\\d of 5`).test(prompt));
const explained = TEXT_KINDS.filter((kind) => !isSummary(kind));

describe('the prompt', () => {
  it('of a summary holds what the top three and the bottom three look like, and forbids names and astrology', () => {
    const facts = simulatedFacts({ strengths: PEAKED });
    const prompt = promptFor(facts);
    expect(prompt.match(/^- \d\.\d of 5/gm)).toHaveLength(6);
    for (const told of Object.values(facts.material).flat()) expect(prompt).toContain(told.text);
    expect(prompt).toMatch(/two short paragraphs/);
    expect(prompt).toMatch(/never name an area/);
    expect(prompt).toMatch(/no astrological term/);
  });

  it.each([
    ['peaked', PEAKED, 0.3],
    ['even', Array(12).fill(3), 0.3],
    ['wide', PEAKED, 2],
    ['incomplete', [null, null, ...PEAKED.slice(2)], 0.3],
  ] as const)('of a summary names none of the areas that it forbids to name: %s', (_, strengths, standardError) => {
    for (const language of ['en', 'hi'] as const) {
      const prompt = promptFor(simulatedFacts({ strengths, standardError, language }));
      for (const house of HOUSES) {
        expect(prompt).not.toContain(houseNames.en[house]);
        expect(prompt).not.toContain(houseNames.hi[house]);
      }
    }
  });

  it('asks not to rank what cannot be told apart, and for nothing against it', () => {
    for (const kind of explained) {
      const prompt = promptFor(simulatedFacts({ strengths: PEAKED, kind, standardError: 2 }));
      expect(prompt.match(/do not rank these/gi)).toHaveLength(1);
      expect(prompt).not.toMatch(/call them alike|never call areas even/);
    }
  });

  it('speaks of ties only among the areas that it holds', () => {
    const facts = simulatedFacts({ strengths: PEAKED, kind: 'weaknesses', standardError: 2 });
    const [ties = ''] = promptFor(facts).match(/do not rank these.*/i) ?? [];
    const weakest = facts.weakest.map(({ house }) => house);
    for (const house of HOUSES) expect(ties.includes(houseNames.en[house])).toBe(weakest.includes(house));
  });

  it('of the bubble chart holds every class against others', () => {
    const prompt = promptFor(simulatedFacts({ strengths: PEAKED, kind: 'bubbleChart' }));
    expect(namedIn(prompt)).toHaveLength(12);
    expect(prompt).toContain('- Leadership and Self-Awareness: 4.4 of 5, likely range 3.8 to 5.0 (strong against others)');
    expect(prompt).toContain('- Strategic Thinking and Exploration: 2.0 of 5, likely range 1.4 to 2.6 (probably average against others)');
    expect(prompt).toContain('- Planning and Organization: 1.2 of 5, likely range 0.6 to 1.8 (weak against others)');
  });

  it('of every kind holds the likely ranges and the scenes, and asks to stay close to them', () => {
    for (const kind of TEXT_KINDS) {
      const facts = simulatedFacts({ strengths: PEAKED, kind });
      const prompt = promptFor(facts);
      expect(prompt).toContain('likely range 0.6 to 1.8');
      expect(prompt).toMatch(/stay close to their words/);
      for (const { text } of [...facts.material.highs, ...facts.material.steps]) expect(prompt).toContain(text);
    }
  });

  it('after a refusal holds the reason, and what stands already', () => {
    const first = promptFor(simulatedFacts({ strengths: PEAKED }));
    expect(promptToGoOn(first, '', 'a promise')).toMatch(/broke a rule \(a promise\).*Write the text anew/s);
    expect(promptToGoOn(first, 'You wait.', 'a promise')).toMatch(/without repeating them:\nYou wait\.$/);
  });

  it('of the bar chart compares a person with nobody else', () => {
    expect(promptFor(simulatedFacts({ strengths: PEAKED, kind: 'barChart' }))).toMatch(/with each other, not with other people/);
  });

  it('of the weaknesses holds the lowest four, 100 characters of each description and two tips', () => {
    const prompt = promptFor(simulatedFacts({ strengths: PEAKED, kind: 'weaknesses' }));
    expect(namedIn(prompt)).toEqual([4, 5, 9, 10]);
    const descriptions = [...prompt.matchAll(/When low: (.*)/g)].map((match) => match[1] ?? '');
    expect(descriptions).toHaveLength(4);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(100);
    expect(prompt.match(/Tip: /g)).toHaveLength(8);
  });

  it('says what is alike, what is missing and that tests are open', () => {
    const prompt = promptFor(simulatedFacts({ strengths: [null, ...PEAKED.slice(1)], kind: 'barChart' }));
    expect(prompt).toContain('Not measured yet, neither strong nor weak: Leadership and Self-Awareness.');
    expect(prompt).toMatch(/Do not rank these .*Analysis and Execution, Research and Insightful/);
    expect(prompt).toContain('so far');
    expect(namedIn(prompt)).not.toContain(1);
    expect(promptFor(simulatedFacts({ strengths: PEAKED, kind: 'barChart' }))).not.toContain('so far');
  });

  it('tells a tie once, though two runs of the ranking hold it', () => {
    const prompt = promptFor(simulatedFacts({ strengths: PEAKED, kind: 'moreOnSummary' }));
    const [ties = ''] = prompt.match(/do not rank these.*/i) ?? [];
    expect(ties.match(/Emotional Intelligence and Security/g)).toHaveLength(1);
  });

  it('of a summary tells how many areas are missing without a name', () => {
    const prompt = promptFor(simulatedFacts({ strengths: [null, null, ...PEAKED.slice(2)] }));
    expect(prompt).toContain('2 areas are not measured yet');
    expect(prompt).not.toContain('Leadership and Self-Awareness');
  });

  it('of a few measured areas claims no order', () => {
    const prompt = promptFor(simulatedFacts({ strengths: [3.1, 2.2, 1.3, ...Array(9).fill(null)] }));
    expect(prompt.match(/^- \d\.\d of 5/gm)).toHaveLength(3);
    expect(prompt).toContain('in no order');
    expect(prompt).toMatch(/claim no first and no last place/);
    expect(prompt).not.toContain('Top three');
  });
});
