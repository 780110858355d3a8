import { useTranslation } from 'react-i18next';
import type { Circle } from '#contract/society/circles.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SureButton } from '../SureButton.tsx';

/** Leaves a circle, after one has read what becomes of it. */
export function Leaving({ circle, onLeft }: { readonly circle: Circle; readonly onLeft: () => void }) {
  const { t } = useTranslation('society-circles');
  const sending = useSending();
  const leave = () =>
    sending.send(async () => {
      await call('POST /api/society/circles/{circleId}/leave', { params: { circleId: circle.circleId } }, { as: 'person' });
      onLeft();
    });
  const isLast = circle.people.length === 1;
  return (
    <div className="grid gap-3">
      <Refusal sending={sending} />
      <SureButton
        label={t('circle.leave')}
        sure={[
          t(isLast ? 'circle.leaveLast' : 'circle.leaveSure'),
          ...(circle.standing === 'host' && !isLast ? [t('circle.leaveHost')] : []),
        ].join(' ')}
        yes={t('circle.leave')}
        keep={t('circle.keep')}
        isBusy={sending.isBusy}
        onYes={leave}
      />
    </div>
  );
}
