import type { Feature } from './features.ts';
import type { Rule } from './rules.ts';

/** Content families, for the quotas of a sitting: what the hardest rule of a matrix asks of the player. */
export const FAMILIES = ['sequence', 'distribution', 'arithmetic', 'logic'] as const;
export type Family = (typeof FAMILIES)[number];

export type RuledFeature = { readonly feature: Feature; readonly rule: Rule };

/** Which rules act on which features. A seed makes a matrix of it. Never leaves the server. */
export type Template = { readonly id: string; readonly family: Family; readonly ruled: readonly RuledFeature[] };

const FAMILY_OF: Record<Rule, Family> = {
  constant: 'sequence',
  progression: 'sequence',
  three: 'distribution',
  sum: 'arithmetic',
  difference: 'arithmetic',
  add: 'arithmetic',
  subtract: 'arithmetic',
  or: 'logic',
  and: 'logic',
  xor: 'logic',
};

const familyOf = (ruled: readonly RuledFeature[]): Family =>
  FAMILIES[Math.max(...ruled.map(({ rule }) => FAMILIES.indexOf(FAMILY_OF[rule])))]!;

type Pair = `${Feature} ${Rule}`;

function template(...pairs: readonly Pair[]): Template {
  const ruled = pairs.map((pair) => {
    const [feature, rule] = pair.split(' ') as [Feature, Rule];
    return { feature, rule };
  });
  return { id: pairs.map((pair) => pair.replace(' ', '-')).join('_'), family: familyOf(ruled), ruled };
}

/** Shown with feedback before the scored part; never scored. One rule, then two at a time. */
export const PRACTICE: readonly Template[] = [template('count progression'), template('shape three', 'fill constant')];

export const TEMPLATES: readonly Template[] = [
  // sequence
  template('fill constant'),
  template('border constant'),
  template('size progression'),
  template('rotation progression'),
  template('position progression'),
  template('shape constant', 'fill constant'),
  template('count progression', 'shape constant'),
  template('size progression', 'fill constant'),
  template('rotation progression', 'fill constant'),
  template('position progression', 'shape constant'),
  template('rotation progression', 'border constant'),
  template('size progression', 'rotation progression'),
  template('count progression', 'rotation progression'),
  template('position progression', 'rotation progression'),
  template('size progression', 'rotation progression', 'fill constant'),
  template('count progression', 'rotation progression', 'fill constant'),
  template('position progression', 'rotation progression', 'fill constant'),
  template('count progression', 'fill constant', 'border constant'),
  template('size progression', 'rotation progression', 'fill constant', 'border constant'),
  template('position progression', 'rotation progression', 'fill constant', 'border constant'),
  template('count progression', 'rotation progression', 'shape constant', 'border constant'),
  // distribution
  template('shape three'),
  template('fill three'),
  template('border three'),
  template('count three'),
  template('size three'),
  template('shape three', 'fill three'),
  template('shape three', 'count progression'),
  template('fill three', 'rotation progression'),
  template('size three', 'shape three'),
  template('count three', 'fill three'),
  template('border three', 'shape three'),
  template('position progression', 'fill three'),
  template('rotation three', 'size progression'),
  template('shape three', 'fill three', 'count progression'),
  template('shape three', 'fill three', 'border three'),
  template('rotation progression', 'fill three', 'size three'),
  template('position progression', 'rotation three', 'fill three'),
  template('shape three', 'count three', 'fill three'),
  template('rotation progression', 'fill three', 'border three'),
  template('shape three', 'fill three', 'size three', 'border three'),
  template('shape three', 'fill three', 'rotation three', 'position progression'),
  template('shape three', 'fill three', 'count three', 'rotation progression'),
  // arithmetic
  template('count sum'),
  template('count difference'),
  template('threads add'),
  template('threads subtract'),
  template('knots add'),
  template('knots subtract'),
  template('count sum', 'shape three'),
  template('count difference', 'fill three'),
  template('count sum', 'rotation progression'),
  template('threads add', 'border three'),
  template('threads add', 'shape constant'),
  template('threads subtract', 'shape three'),
  template('knots add', 'fill three'),
  template('knots subtract', 'border constant'),
  template('threads add', 'knots subtract'),
  template('count sum', 'shape three', 'fill three'),
  template('count difference', 'rotation progression', 'fill three'),
  template('threads subtract', 'shape three', 'fill three'),
  template('knots add', 'rotation progression', 'fill three'),
  template('count difference', 'shape three', 'fill three', 'border three'),
  template('knots subtract', 'rotation progression', 'fill three', 'border three'),
  // logic
  template('threads or'),
  template('threads and'),
  template('threads xor'),
  template('knots or'),
  template('knots and'),
  template('knots xor'),
  template('threads or', 'shape three'),
  template('threads or', 'border constant'),
  template('threads and', 'fill three'),
  template('threads xor', 'shape constant'),
  template('threads xor', 'shape three'),
  template('knots or', 'rotation progression'),
  template('knots and', 'border three'),
  template('knots xor', 'fill three'),
  template('threads and', 'knots or'),
  template('threads xor', 'knots and'),
  template('threads xor', 'knots xor'),
  template('threads and', 'shape three', 'fill three'),
  template('threads xor', 'shape three', 'fill three'),
  template('knots and', 'rotation progression', 'fill three'),
  template('knots xor', 'shape three', 'border three'),
  template('threads and', 'knots xor', 'border three'),
  template('threads xor', 'shape three', 'fill three', 'border three'),
  template('knots xor', 'rotation progression', 'fill three', 'border three'),
];

const byId = new Map([...PRACTICE, ...TEMPLATES].map((each) => [each.id, each]));

export function findTemplate(id: string): Template {
  const found = byId.get(id);
  if (!found) throw new RangeError(`Pattern Loom has no template '${id}'`);
  return found;
}
