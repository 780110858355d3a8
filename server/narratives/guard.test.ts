import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/language.ts';
import type { TextKind } from '#contract/narratives.ts';
import { guard } from '#testing/guard-text.ts';
import { PEAKED, simulatedFacts } from '#testing/simulated-facts.ts';

const good =
  'You tend to step forward when others hang back, and people lean on you for that. You like to see a thing through.\n\nOther things ask more of you. Order may come late in your work, and small steps can help.';
const goodHindi =
  'मुश्किल समय में आगे बढ़ना आपके लिए सहज है, और लोग इस पर भरोसा करते हैं। काम पूरा करना भी आपको भाता है।\n\nकुछ बातें ज़्यादा मेहनत माँगती हैं। तरतीब बाद में आती है, और छोटे क़दम मदद कर सकते हैं।';

/** Facts that tell the good texts, and perhaps one sentence more: what they say, a text may say. */
const telling = (kind: TextKind, language: Language, ...more: string[]) =>
  simulatedFacts({
    strengths: PEAKED,
    kind,
    language,
    material: {
      ...{ lows: [], pairs: [], contrasts: [], uses: [], steps: [], done: [] },
      highs: [good, goodHindi, ...more].map((text) => ({ insight: 'side-1-emotional-high', text, houses: [1] })),
    },
  });
const summary = telling('summary', 'en');
const hindiSummary = telling('summary', 'hi');
const bars = telling('barChart', 'en');

const refusal = (text: string, facts = summary) => {
  const guarded = guard(text, facts);
  return 'refused' in guarded ? guarded.refused : undefined;
};

describe('the guard lets through', () => {
  it('good prose in both languages, as it is', () => {
    expect(guard(good, summary)).toEqual({ text: good });
    expect(guard(goodHindi, hindiSummary)).toEqual({ text: goodHindi });
  });

  it('a text that ran out of tokens, cut at its last full sentence', () => {
    expect(guard(`${good} And then you could also`, summary)).toEqual({ text: good });
    expect(guard(`${goodHindi} और उसके बाद भी`, hindiSummary)).toEqual({ text: goodHindi });
  });

  it('a decimal point without taking it for an end of sentence', () => {
    const text =
      'The longest bar is Leadership, at the front of your own list, and it tells where you are at your best. Its strength is 4.4 of 5. After it comes 3.';
    expect(guard(`${text}3`, bars)).toEqual({ text: text.slice(0, -' After it comes 3.'.length) });
  });

  it('numbers that are among the facts, also in Devanagari digits', () => {
    expect(refusal(`${good} Your first area stands at 4.4 of 5.`, bars)).toBeUndefined();
    expect(refusal(`${goodHindi} सबसे आगे का अंक ४.४ है।`, telling('barChart', 'hi'))).toBeUndefined();
  });

  it('names of areas in an explanation', () => {
    expect(refusal(`${good} Leadership and Self-Awareness comes first.`, bars)).toBeUndefined();
  });

  it.each([
    'Good planning and a little research go a long way in a house full of plants.',
    'Planning ahead is easy for you, and research can wait.',
    'You know your emotions, and your creativity shows on most days.',
    'You are strong in planning a journey and weak in planning a rest.',
    'You would rather share the leadership than hold it alone.',
    'Your creativity, your planning and your good humour carry you.',
    'When emotions run high, you keep your own house in order.',
    'You start well, and a light in the evening shines on your desk.',
    'As a rule, you finish things; nobody has to govern you.',
    'Research is what you turn to, and strategy comes later.',
  ])('plain words that are also part of a name, or of a rule: %s', (sentence) =>
    expect(refusal(`${good} ${sentence}`, telling('summary', 'en', sentence.replace(/[.]$/, ' too.')))).toBeUndefined(),
  );

  it.each([
    'पहले योजना बनाना और फिर शोध करना आपके लिए आसान है।',
    'लोगों का सहयोग मिले, तो काम जल्दी होता है।',
    'घर के काम में भी नई रणनीति काम आती है।',
    'मन के भाव चेहरे पर दिख जाते हैं।',
    'आपके इशारों और बातों से बात बनती है, और यही सौभाग्य है।',
  ])('plain Hindi words that are also part of a name: %s', (sentence) =>
    expect(refusal(`${goodHindi} ${sentence}`, telling('summary', 'hi', sentence.replace(/।$/, ' भी।')))).toBeUndefined(),
  );
});

describe('the guard refuses', () => {
  it.each([
    ['nothing', ''],
    ['spaces', '   \n '],
    ['a few words', 'You are great.'],
    ['no full sentence', 'You tend to step forward when others hang back and people lean on you for that and so it goes on and on'],
    ['JSON', `{"text": "${good.replace('\n\n', ' ')}"}`],
    ['markdown', good.replace('You tend', '**You** tend')],
    ['a heading', `# Your mind\n${good}`],
    ['a list', `${good}\n- First, you lead.\n- Then you rest.`],
    ['a numbered list', `${good}\n1. You lead.\n2. You rest.`],
    ['HTML', `<p>${good}</p>`],
    ['a hole', `${good} You are {{name}}.`],
    ['a refusal', `I'm sorry, but I cannot write about a person. ${good}`],
    ['talk about itself', `As an AI language model I see this. ${good}`],
    ['Hindi where English was asked', goodHindi],
    [
      'French',
      'Vous avancez quand les autres hésitent, ça et là, дальше больше слов по русски чем нужно. И ещё несколько слов здесь, чтобы было длинно.',
    ],
    ['letters that are no words', `${'x'.repeat(60)} ${'y'.repeat(60)}.`],
    ['one word again and again', `${'lead '.repeat(60)}.`],
    ['symbols', `${good} ${'%$#@ '.repeat(40)}.`],
    ['an endless text', `${good} `.repeat(12)],
  ])('%s', (_, text) => expect(refusal(text)).toBeDefined());

  it('Hindi that is really English', () => expect(refusal(good, hindiSummary)).toMatch(/language/));

  it.each([
    'Leadership and Self-Awareness',
    'strategic thinking',
    'Transcendence',
    'EMOTIONAL INTELLIGENCE',
    'House 7',
    'your tenth house',
    'नेतृत्व और आत्म-जागरूकता',
    'what you get from Leadership',
    'an area, “Planning”, to grow in',
    'how you are strong in leadership and planning, and weak in strategy',
    'low for research and creativity, and low in emotions',
    'the planning area',
    'a mix of analysis, strategy and collaboration',
    'one of the two houses of your mind',
    'your strongest house',
  ])('a summary that names a house: %s', (name) => expect(refusal(`${good} This is ${name}.`)).toMatch(/name/));

  it.each([
    'Leadership is your strongest area.',
    'Leadership and Planning are where you shine.',
    'Your strengths are creativity and research.',
    'Your weakest areas include strategy, and emotions come next.',
    'Strengths: leadership, and then the rest.',
  ])('a summary that rates an area by its label: %s', (sentence) => expect(refusal(`${good} ${sentence}`)).toMatch(/name/));

  it.each([
    'आप नेतृत्व और योजना में मज़बूत हैं।',
    'रणनीति में आप थोड़े कमज़ोर हैं।',
    'आपकी ताक़त नेतृत्व है।',
    'आपके मज़बूत पहलू हैं योजना और शोध।',
    'यहाँ “योजना” सबसे आगे है।',
    'योजना का पहलू सबसे आगे है।',
    'नेतृत्व, योजना और सहयोग आपकी पहचान हैं।',
    'आपका दसवाँ भाव सबसे आगे है।',
  ])('a Hindi summary that rates an area by its label: %s', (sentence) =>
    expect(refusal(`${goodHindi} ${sentence}`, hindiSummary)).toMatch(/name/),
  );

  it('a summary that names its areas by the labels of the charts and tells a fortune', () => {
    const seen =
      'You are strong in Leadership and Planning, and people notice it. You are weak in Strategy, and that is fine for now.\n\nThe two houses that rule your mind shine brightly over your destiny.';
    expect(refusal(seen)).toBeDefined();
    for (const sentence of seen.split(/(?<=\.)\s+/)) expect(refusal(`${good} ${sentence}`), sentence).toBeDefined();
  });

  it.each([
    'This is your destiny.',
    'Fate has given you much.',
    'It is written in the stars.',
    'Two forces rule your mind.',
    'A light shines brightly over your path.',
    'यह आपके भाग्य में है।',
    'आपके सितारे बुलंद हैं।',
    'क़िस्मत आपके साथ है।',
  ])('the voice of a fortune-teller, in a summary and in an explanation: %s', (sentence) => {
    expect(refusal(`${good} ${sentence}`)).toMatch(/forbidden/);
    expect(refusal(`${good} ${sentence}`, bars)).toMatch(/forbidden/);
  });

  it.each([
    'Your planets favour you.',
    'It was written in your horoscope.',
    'You are a true Leo.',
    'आपकी कुंडली यही कहती है।',
    'This is the effect of Saturn.',
  ])('astrology, in a summary and in an explanation: %s', (sentence) => {
    expect(refusal(`${good} ${sentence}`)).toMatch(/forbidden/);
    expect(refusal(`${good} ${sentence}`, bars)).toMatch(/forbidden/);
  });

  it('a diagnosis', () => expect(refusal(`${good} You show signs of depression.`)).toMatch(/forbidden/));

  describe('where a house is not measured', () => {
    const partly = { ...simulatedFacts({ strengths: [...PEAKED.slice(0, 11), null], kind: 'barChart' }), material: bars.material };

    it('a claim about it', () => {
      expect(refusal(`${good} Self Reflection and Transcendence is your weakest side.`, partly)).toMatch(/not measured/);
      expect(refusal(`${good} Self Reflection and Transcendence is your weakest side.`, bars)).toBeUndefined();
    });

    it('but not the word that it is not measured', () => {
      expect(refusal(`${good} Self Reflection and Transcendence is not measured yet.`, partly)).toBeUndefined();
    });
  });

  it.each([
    'Planning is your strongest area.',
    'Your weakest area is Leadership.',
    'Your dominant area is clearly Strategic Thinking and Exploration.',
    'The lowest bar is Leadership and Self-Awareness.',
    'आपका सबसे मज़बूत पहलू योजना है।',
    'नेतृत्व आपका सबसे कमज़ोर पहलू है।',
  ])('a place that the numbers do not give: %s', (sentence) => {
    const facts = { ...simulatedFacts({ strengths: PEAKED, kind: 'barChart', standardError: 0.2 }), material: bars.material };
    const isHindi = sentence.includes('सबसे');
    expect(isHindi ? refusal(`${goodHindi} ${sentence}`, { ...facts, language: 'hi' }) : refusal(`${good} ${sentence}`, facts)).toMatch(
      /place/,
    );
  });

  it('but no place that the numbers give, or that the doubt leaves open', () => {
    const facts = { ...simulatedFacts({ strengths: PEAKED, kind: 'barChart', standardError: 0.2 }), material: bars.material };
    expect(refusal(`${good} Your strongest area is Leadership, and Planning is your weakest area.`, facts)).toBeUndefined();
    const wide = { ...simulatedFacts({ strengths: PEAKED, kind: 'barChart', standardError: 2 }), material: bars.material };
    expect(refusal(`${good} Planning is your strongest area.`, wide)).toBeUndefined();
  });

  it.each(['Its strength is 4.9 of 5.', 'You are better than 87% of people.', 'It takes 30 days.', 'आपका अंक ४.७ है।'])(
    'a number that nobody computed: %s',
    (sentence) => expect(refusal(`${good} ${sentence}`, bars)).toMatch(/number/),
  );

  it.each([
    ['Leadership and Self-Awareness stands at 1.2 of 5.', /number/],
    ['Your first bar is stronger than seven others.', undefined],
    ['Some ninety of the others lie below you.', /number/],
    ['Planning and Organization is strong against others.', /place/],
    ['You paint in the garden and sing to the neighbours.', /behaviour/],
    ['You do not step forward when others hang back.', /reverse/],
    ['Stepping forward when others hang back is difficult for you.', /strong side/],
    ['You will become a great success.', /promise/],
    ['You are lazy.', /unkind/],
    ['You are a genius.', /flattery/],
    ['You should see a therapist.', /diagnosis/],
    ['As a woman, you step forward when others hang back.', /guess/],
    ['You always step forward when others hang back.', /absolute/],
    ['Let me explain this chart.', /itself/],
  ] as const)('or is told why: %s', (sentence, reason) => {
    const told = refusal(`${good} ${sentence}`, bars);
    if (reason) expect(told).toMatch(reason);
    else expect(told).toBeUndefined();
  });
});
