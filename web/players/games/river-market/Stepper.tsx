import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type StepperProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The value in words. */
  readonly said: string;
  readonly isFixed: boolean;
  readonly onChange: (value: number) => void;
};

/** A slider between two buttons, one less and one more: for a finger, a mouse, and arrow keys. */
export function Stepper({ label, value, max, said, isFixed, onChange }: StepperProps) {
  const { t } = useTranslation('river-market');
  const id = useId();
  const step = (by: number) => {
    if (!isFixed) onChange(Math.min(max, Math.max(0, value + by)));
  };
  const button = (by: -1 | 1, path: string) => (
    <button
      type="button"
      className="market-step"
      aria-label={t(by < 0 ? 'stepper.less' : 'stepper.more', { label })}
      aria-controls={id}
      aria-disabled={isFixed || (by < 0 ? value === 0 : value === max)}
      onClick={() => step(by)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
        <path d={path} stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
      </svg>
    </button>
  );
  return (
    <div className="market-stepper">
      {button(-1, 'M3 8H13')}
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={value}
        aria-label={label}
        aria-valuetext={said}
        aria-disabled={isFixed}
        onChange={(event) => {
          if (!isFixed) onChange(Number(event.target.value));
        }}
      />
      {button(1, 'M3 8H13M8 3V13')}
    </div>
  );
}
