import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TankClocks } from '#contract/society/think-tank/operating.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { OperatorFrame, ScreenWaiting } from './OperatorFrame.tsx';
import { ScreenFailed } from './ScreenFailed.tsx';
import { AskForm } from './think-tank/AskForm.tsx';
import { PassOnForm } from './think-tank/PassOnForm.tsx';
import { ProblemClock } from './think-tank/ProblemClock.tsx';

/** /operator/think-tank: every problem with its step and its clock, problems of organisations, and what became of their answers. */
export default function ThinkTankPage() {
  return (
    <OperatorFrame screen="thinkTank">
      <Loaded />
    </OperatorFrame>
  );
}

function Loaded() {
  const loaded = useLoaded((signal) => call('GET /api/operator/think-tank', {}, { as: 'person', signal }), []);
  const [changed, setChanged] = useState<TankClocks>();
  if (loaded.state === 'waiting') return <ScreenWaiting />;
  if (loaded.state === 'failed') return <ScreenFailed failure={loaded.failure} onRetry={loaded.retry} />;
  return <Clocks clocks={changed ?? loaded.value} onChanged={setChanged} />;
}

function Clocks({
  clocks: { problems, outcomes },
  onChanged,
}: {
  readonly clocks: TankClocks;
  readonly onChanged: (clocks: TankClocks) => void;
}) {
  const { t } = useTranslation('operator');
  return (
    <>
      <p className="max-w-prose text-muted">{t('thinkTank.lead')}</p>
      {outcomes.length > 0 && (
        <section className="grid grid-cols-1 gap-4">
          <h2 className="text-2xl">{t('thinkTank.outcomes')}</h2>
          {outcomes.map((outcome) => (
            <PassOnForm key={`${outcome.slug} ${outcome.afterDays}`} outcome={outcome} onChanged={onChanged} />
          ))}
        </section>
      )}
      <section className="grid grid-cols-1 gap-4">
        <h2 className="text-2xl">{t('thinkTank.problems')}</h2>
        {problems.length === 0 && <p className="text-muted">{t('thinkTank.none')}</p>}
        <ul className="grid grid-cols-1 gap-4 empty:hidden">
          {problems.map((problem) => (
            <ProblemClock key={problem.slug} problem={problem} onChanged={onChanged} />
          ))}
        </ul>
      </section>
      <AskForm onChanged={onChanged} />
    </>
  );
}
