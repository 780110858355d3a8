import { type FormEvent, useState } from 'react';
import { SHARING_DAYS, type SharingDays } from '#contract/hiring/result-days.ts';
import type { OwnSharing, SharedResults } from '#contract/hiring/results.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { SharedView } from './SharedView.tsx';
import { SharingNotice } from './SharingNotice.tsx';
import { useResultWords } from './use-result-words.ts';

type Props = {
  readonly applicationId: number;
  readonly organisation: string;
  readonly own: OwnSharing;
  readonly onShared: (own: OwnSharing) => void;
};

/** First one chooses, then one sees what the employer would see, and only then one shares: exactly that. */
export function ChooseResults({ applicationId, organisation, own, onShared }: Props) {
  const { t, houseName, language } = useResultWords();
  const [houses, setHouses] = useState<readonly number[]>([]);
  const [days, setDays] = useState<SharingDays>(30);
  const [preview, setPreview] = useState<SharedResults>();
  const [isMissing, setMissing] = useState(false);
  const { isBusy, refusal, send } = useSending(t('failed'));
  const wanted = { houses: [...houses], days };
  const params = { applicationId };

  const choose = (house: number, isChosen: boolean) => {
    setHouses(own.shareable.filter((one) => (one === house ? isChosen : houses.includes(one))));
    setPreview(undefined);
    setMissing(false);
  };
  const look = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(houses.length === 0);
    if (houses.length === 0) return;
    const address = 'POST /api/job-seeker/applications/{applicationId}/results/preview';
    setPreview(await send(() => call(address, { params, body: wanted }, { as: 'person' })));
  };
  const share = async () => {
    const address = 'PUT /api/job-seeker/applications/{applicationId}/results';
    const now = await send(() => call(address, { params, body: { ...wanted, notice: own.notice, language } }, { as: 'person' }));
    if (now) onShared(now);
  };

  return (
    <form onSubmit={(event) => void look(event)} className="grid grid-cols-1 gap-5" noValidate>
      <fieldset className="grid gap-1">
        <legend className="mb-2 font-semibold">{t('share.houses')}</legend>
        {own.shareable.map((house) => (
          <Checkbox
            key={house}
            label={houseName(house)}
            checked={houses.includes(house)}
            onChange={({ target }) => choose(house, target.checked)}
            className="py-1.5"
          />
        ))}
        <FieldError>{isMissing && t('share.noHouse')}</FieldError>
      </fieldset>
      <SelectField
        label={t('share.days')}
        className="max-w-xs"
        value={days}
        onChange={({ target }) => {
          setDays(SHARING_DAYS.find((one) => String(one) === target.value) ?? days);
          setPreview(undefined);
        }}
      >
        {SHARING_DAYS.map((one) => (
          <option key={one} value={one}>
            {t('share.forDays', { count: one })}
          </option>
        ))}
      </SelectField>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {!preview && (
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t('share.preview')}
        </Button>
      )}
      {preview && (
        <div className="grid grid-cols-1 gap-5 border-s-4 border-accent ps-4">
          <h4 className="text-lg">{t('share.wouldSee', { organisation })}</h4>
          <SharedView shared={preview} />
          <SharingNotice />
          <Button busy={isBusy} onClick={() => void share()} className="justify-self-start">
            {t('share.agree')}
          </Button>
        </div>
      )}
    </form>
  );
}
