import { languages } from '#contract/language.ts';
import type { Block, Sentence } from '#contract/written-reports.ts';
import { linearScale } from '#web/charts/scale.ts';
import { drawPlane } from './charts/plane.ts';
import { drawStrip } from './charts/range.ts';
import { ink } from './ink.ts';
import type { PaperWords } from './paper-words.ts';
import { COLUMN_WIDTH, type Sheet, type TextStyle } from './sheet.ts';

type Kind = Block['kind'];
type BlockOf<K extends Kind> = Extract<Block, { kind: K }>;
type SetBlock<K extends Kind> = (sheet: Sheet, block: BlockOf<K>, words: PaperWords) => void;

/** How each kind of block is set on paper. */
const setters: { readonly [K in Kind]: SetBlock<K> } = {
  prose: (sheet, { sentences }) => setSaid(sheet, sentences),
  houses: setHouses,
  points: (sheet, { sentences }) => sheet.list(sentences.map(itemOf), () => '•'),
  advice: (sheet, { sentences }, { whole }) => sheet.list(sentences.map(itemOf), (index) => `${whole(index + 1)}.`),
  sides: setSides,
  contrasts: setContrasts,
  shares: (sheet, { rows }, { t, whole }) => {
    for (const { label, share, sentence } of rows)
      setShare(sheet, { label, share, told: t('ofHundred', { share: whole(share) }), sentence });
  },
  figures: (sheet, { rows }, { t, whole, figure }) => {
    for (const { house, share } of rows.filter((row) => row.share > 0))
      setShare(sheet, { label: figure(house), share, told: t('ofHundred', { share: whole(share) }), sentence: null });
  },
  map: setMap,
  played: setPlayed,
  occupations: setOccupations,
};

export function setBlock<K extends Kind>(sheet: Sheet, block: BlockOf<K>, words: PaperWords): void {
  (setters[block.kind as K] as SetBlock<K>)(sheet, block, words);
}

/** In a list the label of a sentence stands before it. */
const itemOf = ({ label, text, sign }: Sentence) => ({ text: label ? `${label}: ${text}` : text, note: sign });

/** Sentences about the person, each below its label, as the page has them. */
export function setSaid(sheet: Sheet, sentences: readonly Sentence[], style: TextStyle = {}): void {
  for (const { label, text } of sentences)
    if (label) sheet.labelled(label, text, style);
    else sheet.paragraph(text, style);
}

function setHouses(sheet: Sheet, { rows }: BlockOf<'houses'>, { name }: PaperWords) {
  for (const { house, sentences } of rows) {
    sheet.heading('H3', name(house));
    setSaid(sheet, sentences);
  }
}

const STRIP = { width: 190, height: 16 } as const;

function setSides(sheet: Sheet, { rows }: BlockOf<'sides'>, { t, facet, whole, strength: written }: PaperWords) {
  for (const { house, domain, strength, percentile, sentence } of rows) {
    sheet.heading('H3', facet(house, domain));
    if (strength) {
      const told = t('written:sides.range', { value: written(strength.value), low: written(strength.low), high: written(strength.high) });
      sheet.figure(told, { ...STRIP, width: COLUMN_WIDTH, after: sentence ? 2 : 8 }, (pen) => {
        drawStrip(pen, strength, { y: STRIP.height / 2, width: STRIP.width });
        pen.write(told, STRIP.width + 10, STRIP.height / 2 + 3, { size: 9, colour: ink.muted });
      });
    } else sheet.paragraph(t('written:sides.open'), { size: 9, colour: ink.muted, after: 2 });
    if (percentile) {
      const { value, low, high } = percentile;
      const told = t('reports:certainty.percentile.provisional', { value: whole(value), low: whole(low), high: whole(high) });
      sheet.paragraph(told, { size: 9, colour: ink.muted });
    }
    if (sentence) setSaid(sheet, [sentence]);
  }
}

const SIDES = ['emotional', 'rational', 'cognitive'] as const;
const CONTRAST_ROW = 17;

function setContrasts(sheet: Sheet, { rows }: BlockOf<'contrasts'>, words: PaperWords) {
  const { t, name, strength: written } = words;
  for (const row of rows) {
    sheet.heading('H3', name(row.house));
    const told = SIDES.flatMap((side) => {
      const ranged = row[side];
      if (!ranged) return [];
      const range = t('written:sides.range', { value: written(ranged.value), low: written(ranged.low), high: written(ranged.high) });
      return [{ side, ranged, text: `${t(`contrast.${side}`)}: ${range}` }];
    });
    const description = told.map(({ text }) => text).join('; ');
    sheet.figure(description, { width: COLUMN_WIDTH, height: CONTRAST_ROW * told.length, after: 2 }, (pen) => {
      for (const [index, { ranged, text }] of told.entries()) {
        const y = CONTRAST_ROW * (index + 0.5);
        drawStrip(pen, ranged, { y, width: STRIP.width });
        pen.write(text, STRIP.width + 10, y + 3, { size: 9, colour: ink.muted });
      }
    });
    if (row.sentence) sheet.paragraph(row.sentence.text);
  }
}

type Share = { readonly label: string; readonly share: number; readonly told: string; readonly sentence: Sentence | null };
const BAR = { width: 190, height: 12 } as const;

function setShare(sheet: Sheet, { label, share, told, sentence }: Share) {
  sheet.heading('H3', label);
  const at = linearScale([0, 100], [0, BAR.width]);
  sheet.figure(told, { width: COLUMN_WIDTH, height: BAR.height, after: 4 }, ({ doc, write }) => {
    doc.roundedRect(0, 2, BAR.width, BAR.height - 4, 3).fill(ink.ground);
    if (share > 0) doc.roundedRect(0, 2, at(share), BAR.height - 4, Math.min(3, at(share) / 2)).fill(ink.accent);
    write(told, BAR.width + 10, BAR.height - 2, { size: 9, colour: ink.muted });
  });
  if (sentence) sheet.paragraph(sentence.text);
}

/** As the page of traits tells styles: 50 is the middle of people, 10 one standard deviation. */
const onTraitScale = (z: number) => 50 + 10 * z;
const NINETY_FIVE = 1.96;
/** In standard errors: a value so far from the middle lies on its side of it with a chance of .75. */
const BAR_OF_SIDES = 0.6745;
const MAP_SIZE = 230;

function setMap(sheet: Sheet, { x, y, errorX, errorY, correlation }: BlockOf<'map'>, { t, whole }: PaperWords) {
  const sideOf = (value: number, error: number) => (Math.abs(value) < BAR_OF_SIDES * error ? 'open' : value < 0 ? 'low' : 'high');
  const sentence = `${t(`written:map.worry.${sideOf(x, errorX)}`)} ${t(`written:map.distance.${sideOf(y, errorY)}`)}`;
  const ends = (axis: 'worry' | 'distance') => [t(`written:map.${axis}.from`), t(`written:map.${axis}.to`)] as const;
  sheet.paragraph(sentence);
  sheet.figure(t('written:map.label', { sentence }), { width: MAP_SIZE, height: MAP_SIZE, x: (COLUMN_WIDTH - MAP_SIZE) / 2 }, (pen) =>
    drawPlane(pen, { x, y, errorX, errorY, correlation }, { size: MAP_SIZE, across: ends('worry'), down: ends('distance') }),
  );
  const row = (axis: 'worry' | 'distance', value: number, error: number) => [
    t(`written:map.${axis}.name`),
    whole(onTraitScale(value)),
    t('written:map.fromTo', {
      low: whole(onTraitScale(value - NINETY_FIVE * error)),
      high: whole(onTraitScale(value + NINETY_FIVE * error)),
    }),
  ];
  sheet.table({
    head: [t('written:map.column.line'), t('written:map.column.value'), t('written:map.column.range')],
    rows: [row('worry', x, errorX), row('distance', y, errorY)],
    shares: [2, 1.4, 1],
  });
  sheet.paragraph(t('written:map.about'), { size: 9, colour: ink.muted });
}

function setPlayed(sheet: Sheet, { test, counts, untimed, language, device, finishedAt }: BlockOf<'played'>, words: PaperWords) {
  const { t, testName, date, countsOf } = words;
  sheet.heading('H3', testName(test));
  const told = counts && countsOf(test, counts);
  if (told) sheet.paragraph(told, { after: 2 });
  sheet.paragraph(
    t('played', {
      date: date(finishedAt),
      device: t(`device.${device}`),
      language: languages[language].name,
      clock: t(untimed ? 'untimed' : 'timed'),
    }),
    { size: 9, colour: ink.muted },
  );
}

function setOccupations(sheet: Sheet, { rows }: BlockOf<'occupations'>, { t }: PaperWords) {
  for (const band of ['close', 'near', 'open'] as const) {
    const inBand = rows.filter((row) => row.band === band);
    if (inBand.length === 0) continue;
    sheet.heading('H3', t(`occupations.${band}`));
    for (const { code, title, reasons, against, day, education, place, automation } of inBand) {
      sheet.paragraph(`${title} (${code})`, { face: 'strong', after: 1 });
      const facts = [education, place, automation].filter(Boolean).join(' · ');
      if (facts) sheet.paragraph(facts, { size: 9, colour: ink.muted, after: 2 });
      sheet.paragraph([...reasons, ...against, day].join(' '));
    }
  }
}
