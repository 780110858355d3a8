import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { Table } from './Table.tsx';

/** /operator/texts: what the text provider did and cost, by day and model. */
export default function TextsPage() {
  return (
    <OperatorFrame screen="texts">
      <Texts />
    </OperatorFrame>
  );
}

function Texts() {
  const { t } = useTranslation('operator');
  const number = numberFormat(languages[useLanguage()].locale);
  const texts = useLoaded((signal) => call('GET /api/operator/texts', {}, { as: 'person', signal }), []);
  if (texts.state === 'waiting') return <ScreenWaiting />;
  if (texts.state === 'failed') return <ScreenFailed failure={texts.failure} onRetry={texts.retry} />;
  const { days } = texts.value;
  if (days.length === 0) return <p>{t('texts.none')}</p>;
  const sumOf = (name: 'inputTokens' | 'outputTokens') => number.format(days.reduce((sum, day) => sum + day[name], 0));
  return (
    <>
      <p>{t('texts.inAll', { input: sumOf('inputTokens'), output: sumOf('outputTokens') })}</p>
      <Table
        caption={t('texts.title')}
        head={[
          t('texts.day'),
          t('texts.model'),
          t('texts.answered'),
          t('texts.refused'),
          t('texts.failed'),
          t('texts.input'),
          t('texts.output'),
        ]}
        rows={days.map(({ day, model, answered, refused, failed, inputTokens, outputTokens }) => ({
          key: `${day} ${model}`,
          cells: [day, model, ...[answered, refused, failed, inputTokens, outputTokens].map((count) => number.format(count))],
        }))}
      />
    </>
  );
}
