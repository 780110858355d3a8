import type { HouseReport, StrengthsReport } from '#contract/reports.ts';
import { isMeasured, type Measured, type Place } from '#contract/strengths.ts';
import type { BarMark } from '#web/charts/bar-layout.ts';
import type { Mark, Tone } from '#web/charts/mark.ts';
import { barRoom, drawBars } from './charts/bars.ts';
import { bubbleRoom, drawBubbles } from './charts/bubbles.ts';
import { drawDots } from './charts/dots.ts';
import { ink } from './ink.ts';
import type { PaperWords } from './paper-words.ts';
import { COLUMN_WIDTH, type Sheet } from './sheet.ts';

type MeasuredHouse = HouseReport & Measured<HouseReport>;
const toneOfStanding: Record<MeasuredHouse['standing'], Tone> = { strong: 'high', average: 'middle', weak: 'low' };
const toneOfPlace: Record<Place, Tone> = { powerful: 'high', average: 'middle', weak: 'low' };

/** The charts of the two general reports, with their numbers: each house against others, among one's own, and how sure that is. */
export function setHouseCharts(sheet: Sheet, report: StrengthsReport, words: PaperWords): void {
  const { t } = words;
  const measured = report.houses.filter(isMeasured);
  if (measured.length === 0) return;

  const marks = report.houses.map((house) => markOf(house, words));
  const room = bubbleRoom(marks, words);
  sheet.keep(room.height + 90);
  sheet.heading('H2', t('reports:bubble.title'));
  sheet.paragraph(t('reports:bubble.info'), { colour: ink.muted, size: 9.5 });
  sheet.figure(`${t('reports:bubble.label')} ${marks.map(({ title }) => title).join('; ')}.`, room, (pen) =>
    drawBubbles(pen, marks, words),
  );

  if (report.ranking.length > 0) setOwnOrder(sheet, report, words);
  setCertainty(sheet, measured, words);
  sheet.keep(NUMBERS_HEIGHT);
  sheet.heading('H2', t('numbers'));
  sheet.table({ head: headOf(words), rows: report.houses.map((house) => rowOf(house, words)), shares: [3, 1, 1.3, 1.2, 1.3] });
}

function setOwnOrder(sheet: Sheet, report: StrengthsReport, words: PaperWords) {
  const { t } = words;
  const ranked = report.ranking.map((house) => report.houses[house - 1]!).filter(isMeasured);
  const bars = ranked.map((house): BarMark => {
    const place = house.place ?? 'average';
    return { ...measuredMark(house, words), tone: toneOfPlace[place], note: t(`reports:place.${place}`) };
  });
  const room = barRoom(bars);
  sheet.keep(room.height + 90);
  sheet.heading('H2', t('reports:bar.title'));
  sheet.paragraph(t('reports:bar.info'), { colour: ink.muted, size: 9.5 });
  sheet.figure(`${t('reports:bar.label')} ${bars.map(({ title }) => title).join('; ')}.`, room, (pen) => drawBars(pen, bars));
}

const NUMBERS_HEIGHT = 330;
const DOTS = { perRow: 3, gap: 22, height: 72 } as const;

function setCertainty(sheet: Sheet, measured: readonly MeasuredHouse[], words: PaperWords) {
  const { t, shortName, strength } = words;
  sheet.keep(DOTS.height + 90);
  sheet.heading('H2', t('reports:certainty.title'));
  sheet.paragraph(t('reports:certainty.lead'), { colour: ink.muted, size: 9.5 });
  const width = (COLUMN_WIDTH - DOTS.gap * (DOTS.perRow - 1)) / DOTS.perRow;
  for (let first = 0; first < measured.length; first += DOTS.perRow) {
    const row = measured.slice(first, first + DOTS.perRow);
    const said = ({ range }: MeasuredHouse) => t('reports:fromTo', { low: strength(range.low), high: strength(range.high) });
    const description = row.map((house) => `${shortName(house.house)}: ${said(house)}`).join('; ');
    sheet.figure(description, { width: COLUMN_WIDTH, height: DOTS.height, after: 6 }, (pen) => {
      for (const [index, house] of row.entries()) {
        const x = index * (width + DOTS.gap);
        pen.write(shortName(house.house), x, 9, { face: 'strong', size: 9.5 });
        drawDots(pen, { value: house.strength, standardError: house.standardError }, { x, foot: DOTS.height - 14, width });
      }
    });
  }
}

const measuredMark = (
  { house, strength: value, range, standing }: MeasuredHouse,
  { t, name, shortName, strength }: PaperWords,
): Pick<BarMark, keyof Mark> => ({
  key: house,
  name: shortName(house),
  title: t('reports:houseStrength', {
    house: name(house),
    strength: strength(value),
    low: strength(range.low),
    high: strength(range.high),
  }),
  value,
  range,
  text: strength(value),
  tone: toneOfStanding[standing],
  note: t(`reports:standing.${standing}`),
});

function markOf(house: HouseReport, words: PaperWords): Mark {
  if (isMeasured(house)) return measuredMark(house, words);
  const { t, name, shortName } = words;
  const title = t('reports:houseNotMeasured', { house: name(house.house) });
  return {
    key: house.house,
    name: shortName(house.house),
    title,
    value: null,
    range: null,
    text: '',
    tone: 'middle',
    note: t('reports:notMeasured'),
  };
}

const headOf = ({ t }: PaperWords) => ['house', 'strength', 'range', 'standing', 'place'].map((column) => t(`reports:column.${column}`));

function rowOf(house: HouseReport, { t, name, strength }: PaperWords): string[] {
  if (!isMeasured(house)) return [name(house.house), t('reports:notMeasured'), '–', '–', '–'];
  const { range, standing, place } = house;
  return [
    name(house.house),
    strength(house.strength),
    t('reports:fromTo', { low: strength(range.low), high: strength(range.high) }),
    t(`reports:standing.${standing}`),
    place === null ? '–' : t(`reports:place.${place}`),
  ];
}
