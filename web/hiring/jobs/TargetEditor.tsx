import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { houseNames } from '#content/houses/script-names.ts';
import type { Job } from '#contract/hiring/job.ts';
import { MAX_DUTY_LENGTH, MAX_TARGET_HOUSES, MAX_WEIGHT } from '#contract/hiring/job-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { ChoiceField } from './fields.tsx';

type Props = { readonly job: Job; readonly onSaved: (job: Job) => void; readonly isOpenToChange: boolean };
type House = NonNullable<Job['target']>['houses'][number];
type Number1To12 = keyof (typeof houseNames)['en'];

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const WEIGHTS = Array.from({ length: MAX_WEIGHT }, (_, index) => String(index + 1));
const MINIMA = ['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5', '4', '4.5', '5'];

/** What a job looks for: at most five houses, each with the written duty that it serves. It cannot be changed once somebody has applied. */
export function TargetEditor({ job, onSaved, isOpenToChange }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const language = useLanguage();
  const [houses, setHouses] = useState<readonly House[]>(job.target?.houses ?? []);
  const sending = useSending(t('failed'));
  const nameOf = (house: number) => houseNames[language][house as Number1To12];
  const change = (index: number, changes: Partial<House>) =>
    setHouses(houses.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  const free = HOUSES.filter((house) => houses.every((one) => one.house !== house));

  async function save() {
    const body = { version: job.version, houses: [...houses] };
    const saved = await sending.send(() =>
      call('PUT /api/hiring/jobs/{jobId}/target', { params: { jobId: job.jobId }, body }, { as: 'member' }),
    );
    if (saved) onSaved(saved);
  }

  if (!isOpenToChange || job.isTargetLocked)
    return (
      <div className="grid gap-3">
        {job.isTargetLocked && <Notice tone="info">{t('target.locked')}</Notice>}
        {houses.length === 0 && <p>{t('target.none')}</p>}
        <ul className="grid gap-2">
          {houses.map(({ house, weight, minimum, duty }) => (
            <li key={house} className="grid rounded-control border border-line p-3">
              <strong>{nameOf(house)}</strong>
              <span className="text-sm text-muted">{t('target.summary', { weight, minimum })}</span>
              <span>{duty}</span>
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">{t('target.lead')}</p>
      {houses.map((one, index) => (
        <fieldset key={one.house} className="grid gap-3 rounded-control border border-line p-4">
          <legend className="px-1 font-semibold">{nameOf(one.house)}</legend>
          <div className="grid gap-4 md:grid-cols-2 md:[&>:first-child]:col-span-2">
            <ChoiceField
              label={t('target.house')}
              value={String(one.house)}
              choices={HOUSES.filter((house) => house === one.house || free.includes(house)).map((house) => ({
                value: String(house),
                label: nameOf(house),
              }))}
              onChange={(house) => change(index, { house: Number(house) })}
            />
            <ChoiceField
              label={t('target.weight')}
              value={String(one.weight)}
              choices={WEIGHTS.map((value) => ({ value, label: value }))}
              onChange={(weight) => change(index, { weight: Number(weight) })}
            />
            <ChoiceField
              label={t('target.minimum')}
              value={String(one.minimum)}
              choices={[...new Set([...MINIMA, String(one.minimum)])].map((value) => ({ value, label: value }))}
              onChange={(minimum) => change(index, { minimum: Number(minimum) })}
            />
          </div>
          <TextArea
            label={t('target.duty')}
            value={one.duty}
            rows={2}
            maxLength={MAX_DUTY_LENGTH}
            onChange={({ target }) => change(index, { duty: target.value })}
            error={sending.errorOf(`houses.${index}.duty`)}
          />
          <Button variant="quiet" className="justify-self-start" onClick={() => setHouses(houses.filter((_, at) => at !== index))}>
            {t('target.remove', { name: nameOf(one.house) })}
          </Button>
        </fieldset>
      ))}
      {sending.refusal && (
        <Notice tone="danger" takesFocus>
          {sending.hasErrors ? t('post.mistakes') : sending.refusal}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isBusy} onClick={() => void save()}>
          {t('target.save')}
        </Button>
        {houses.length < MAX_TARGET_HOUSES && (
          <Button variant="secondary" onClick={() => setHouses([...houses, { house: free[0]!, weight: 3, minimum: 2.5, duty: '' }])}>
            {t('target.add')}
          </Button>
        )}
      </div>
    </div>
  );
}
