import { useTranslation } from 'react-i18next';
import { houseName, houseShortName } from '#content/houses/script-names.ts';
import type { House } from '#content/mind/facets.ts';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import { languages } from '#contract/language.ts';
import { addressOf } from '#contract/report-names.ts';
import type { ReportOverview } from '#contract/written-reports.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { FigurePortrait } from '#web/art/figures/FigurePortrait.tsx';
import { figureWords } from '#web/art/figures/figure-words.ts';
import { listFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { titleOf } from '#web/players/players.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { NamedWheel } from '#web/ui/NamedWheel.tsx';
import type { OwnReport } from './use-own-report.ts';

/** Who am I, so far: the wheel, the figure that is closest, and the surest thing that the tests have shown. */
export function OwnPicture({ report: { strengths, overview } }: { report: OwnReport }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const { stronger, quieter } = overview.halves;
  const listed = (houses: readonly number[]) =>
    listFormat(languages[language].locale).format(houses.slice(0, MAX_NAMED).map((house) => houseShortName(house, language)));
  return (
    <Card as="section" aria-labelledby="own-picture" className="own-picture">
      <h2 id="own-picture" className="sr-only">
        {t('picture.title')}
      </h2>
      <figure className="grid justify-items-center gap-3">
        <NamedWheel
          petals={strengths.houses.map(({ house, strength, standardError }) => ({
            key: house,
            name: houseShortName(house, language),
            title: houseName(house, language),
            value: strength === null ? null : strength / MAX_STRENGTH,
            softness: (standardError ?? 0) / MAX_STRENGTH,
            isMarked: stronger.includes(house) || quieter.includes(house),
          }))}
          label={t('picture.wheel')}
        />
        {(stronger.length > 0 || quieter.length > 0) && (
          <figcaption className="grid max-w-xs gap-1 text-center text-sm text-muted">
            {stronger.length > 0 && <p>{t('picture.stronger', { houses: listed(stronger) })}</p>}
            {quieter.length > 0 && <p>{t('picture.quieter', { houses: listed(quieter) })}</p>}
          </figcaption>
        )}
      </figure>
      <div className="grid content-center gap-6">
        <Closest figures={overview.figures} />
        {overview.newest && (
          <blockquote className="grid gap-2 border-s-4 border-accent ps-5">
            <p className="text-sm font-semibold text-accent-ink">
              {overview.newest.test === null ? t('picture.surest') : t('picture.newest', { test: titleOf(overview.newest.test, language) })}
            </p>
            <p className="text-xl">{overview.newest.text}</p>
          </blockquote>
        )}
        <div>
          <LinkButton to={addressOf('set2')}>{t('picture.open')}</LinkButton>
        </div>
      </div>
    </Card>
  );
}

/** More would not be remembered. */
const MAX_NAMED = 3;

/** The figure, as a likelihood: nobody is one. */
function Closest({ figures }: { figures: ReportOverview['figures'] }) {
  const { t } = useTranslation('home');
  const language = useLanguage();
  const words = useLoaded(() => figureWords[language](), [language]);
  const [first, second] = figures;
  if (words.state === 'failed' || !first || !second) return null;
  if (words.state === 'waiting') return <div className="own-figure" data-waiting="" />;
  const nameOf = (house: number) => words.value[house as House];
  const { name, inSentence, line, portrait } = nameOf(first.house);
  return (
    <div className="own-figure">
      <FigurePortrait house={first.house as House} title={name} description={portrait} />
      <div className="grid content-center gap-1">
        <p className="text-lg font-semibold">
          {t('picture.closest', {
            first: inSentence,
            share: first.share,
            second: nameOf(second.house).inSentence,
            next: second.share,
          })}
        </p>
        <p className="text-muted">{line}</p>
      </div>
    </div>
  );
}
