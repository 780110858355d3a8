import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SliderPair } from '#contract/steady.ts';
import { SLIDER_MAX } from '#contract/steady-words.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { useSend } from './use-diary.ts';

type Props = {
  readonly when: 'before' | 'after';
  /** Sends both; what it gives is undefined when that has failed. */
  readonly onSet: (sliders: SliderPair) => Promise<unknown>;
};

const HALF = SLIDER_MAX / 2;

/** Mood and confidence as they are now, and the button that goes on with them. */
export function Sliders({ when, onSet }: Props) {
  const { t } = useTranslation('steady');
  const say = useMessage();
  const [sliders, setSliders] = useState<SliderPair>({ mood: HALF, confidence: HALF });
  const { isBusy, failure, send } = useSend();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void send(() => onSet(sliders));
        }}
      >
        <h2 id={id} className="text-2xl">
          {t(`slider.${when}`)}
        </h2>
        <p className="text-sm text-muted">{t('slider.text')}</p>
        {(['mood', 'confidence'] as const).map((name) => (
          <OneSlider key={name} name={name} value={sliders[name]} onChange={(value) => setSliders({ ...sliders, [name]: value })} />
        ))}
        {failure !== undefined && <Notice tone="danger">{failure ? say(failure) : t('failed')}</Notice>}
        <Button type="submit" busy={isBusy} className="justify-self-start">
          {t(when === 'before' ? 'begin' : 'finish')}
        </Button>
      </form>
    </Card>
  );
}

type OneProps = { readonly name: 'mood' | 'confidence'; readonly value: number; readonly onChange: (value: number) => void };

function OneSlider({ name, value, onChange }: OneProps) {
  const { t } = useTranslation('steady');
  const id = useId();
  return (
    <div className="grid gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {t(`slider.${name}`)}
        </label>
        <output htmlFor={id} className="text-xl tabular-nums">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={SLIDER_MAX}
        step={1}
        value={value}
        className="steady-range"
        aria-valuetext={t('slider.value', { value, of: SLIDER_MAX })}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <div className="flex justify-between text-sm text-muted" aria-hidden="true">
        <span>{t(`slider.${name}Low`)}</span>
        <span>{t(`slider.${name}High`)}</span>
      </div>
    </div>
  );
}
