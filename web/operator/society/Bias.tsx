import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import type { BiasWatch } from '#contract/society/bias.ts';
import { ATTRIBUTES, type Attribute, MIN_ANSWERS, MIN_GROUP } from '#contract/society/bias-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { useGameTitle } from '#web/society/use-game-title.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ScreenFailed } from '../ScreenFailed.tsx';
import { Table } from '../Table.tsx';

/** Whether language, device or age make a difference: to who is invited, and to single items of the games. */
export function Bias() {
  const { t } = useTranslation('operator');
  const loaded = useLoaded((signal) => call('GET /api/operator/society/bias', {}, { as: 'person', signal }), []);
  return (
    <section aria-labelledby="bias" className="grid grid-cols-1 gap-4">
      <h2 id="bias" className="text-2xl">
        {t('society.bias.title')}
      </h2>
      <p className="max-w-prose text-muted">{t('society.bias.lead', { people: MIN_GROUP })}</p>
      {loaded.state === 'waiting' && <Skeleton height="12rem" />}
      {loaded.state === 'failed' && <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />}
      {loaded.state === 'ready' && (loaded.value.lookedAt ? <Found watch={loaded.value} /> : <p>{t('society.bias.notYet')}</p>)}
    </section>
  );
}

function Found({ watch }: { readonly watch: BiasWatch }) {
  const { t } = useTranslation('operator');
  const moment = useMoment();
  const { items, compared, lookedAt } = watch;
  return (
    <>
      <p className="text-muted">{t('society.bias.lookedAt', { at: moment(lookedAt ?? '') })}</p>
      {ATTRIBUTES.map((attribute) => (
        <Groups key={attribute} attribute={attribute} groups={watch.groups.filter((one) => one.attribute === attribute)} />
      ))}
      <h3 className="text-xl">{t('society.bias.items')}</h3>
      <p className="max-w-prose text-muted">{t('society.bias.itemsLead', { answers: MIN_ANSWERS })}</p>
      <p className="max-w-prose">{t('society.bias.compared', { count: items.length, compared })}</p>
      {items.length > 0 && <Items items={items} />}
    </>
  );
}

function Groups({ attribute, groups }: { readonly attribute: Attribute; readonly groups: BiasWatch['groups'] }) {
  const { t } = useTranslation('operator');
  const { plain, percent } = useNumbers();
  const nothing = ['–', '–', '–', '–', '–'];
  return (
    <Table
      isNumbers
      caption={t(`society.bias.by.${attribute}`)}
      head={[
        t(`society.bias.by.${attribute}`),
        ...(['people', 'index', 'invited', 'confirmed', 'ratio'] as const).map((one) => t(`society.bias.${one}`)),
      ]}
      rows={groups.map(({ group, counted, impact }) => {
        const name = t(`society.bias.groups.${group}`);
        if (!counted) return { key: group, cells: [name, t('society.bias.small', { people: MIN_GROUP }), ...nothing.slice(1)] };
        const { people, index, indexError, invited, confirmed } = counted;
        const share = (some: number) => `${some} (${percent(some / people)})`;
        const ratio = impact
          ? `${plain(impact.ratio)} (${plain(impact.low)}–${plain(impact.high)})${impact.isBelowFourFifths ? ` ${t('society.bias.below')}` : ''}`
          : '–';
        return { key: group, cells: [name, people, `${plain(index)} ± ${plain(indexError)}`, share(invited), share(confirmed), ratio] };
      })}
    />
  );
}

function Items({ items }: Pick<BiasWatch, 'items'>) {
  const { t } = useTranslation('operator');
  const titleOf = useGameTitle();
  const { plain } = useNumbers();
  return (
    <Table
      isNumbers
      caption={t('society.bias.items')}
      head={(['item', 'between', 'difference', 'size', 'answers'] as const).map((one) => t(`society.bias.${one}`))}
      rows={items.map(({ game, item, group, reference, difference, class: size, answers }) => ({
        key: `${game} ${item} ${group}`,
        cells: [
          `${titleOf(game)}: ${item}`,
          t('society.bias.against', { group: t(`society.bias.groups.${group}`), reference: t(`society.bias.groups.${reference}`) }),
          plain(difference),
          t(`society.bias.sizes.${size}`),
          answers.join(' / '),
        ],
      }))}
    />
  );
}

function useNumbers() {
  const { locale } = languages[useLanguage()];
  const plain = numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return { plain: (value: number) => plain.format(value), percent: (value: number) => percent.format(value) };
}
