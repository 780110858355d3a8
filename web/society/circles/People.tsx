import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Circle } from '#contract/society/circles.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Refusal } from '#web/ui/Refusal.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { SureButton } from '../SureButton.tsx';
import { Inviting } from './Inviting.tsx';
import { MemberName } from './MemberName.tsx';

type Props = { readonly circle: Circle; readonly onChanged: (circle: Circle) => void };

/** Who is in it; the host invites others, and can hand their place over. */
export function People({ circle, onChanged }: Props) {
  const { t } = useTranslation('society-circles');
  const mayChange = circle.standing === 'host' && !circle.isClosed;
  return (
    <section aria-labelledby="people" className="grid grid-cols-1 gap-3">
      <h2 id="people" className="text-2xl">
        {t('circle.people')}
      </h2>
      <ul className="grid gap-1">
        {circle.people.map(({ memberId, name, isHost, isYou }) => (
          <li key={memberId} className="flex min-h-11 flex-wrap items-center gap-x-3 border-b border-line">
            <MemberName memberId={memberId} name={name} isYou={isYou} />
            {isHost && <span className="rounded-control bg-raised px-2 text-sm">{t('circle.host')}</span>}
          </li>
        ))}
      </ul>
      {mayChange && !circle.isFull && <Inviting circleId={circle.circleId} />}
      {mayChange && circle.people.length > 1 && <HandingOver circle={circle} onChanged={onChanged} />}
    </section>
  );
}

function HandingOver({ circle: { circleId, people }, onChanged }: Props) {
  const { t } = useTranslation('society-circles');
  const others = people.filter(({ isYou }) => !isYou);
  const [memberId, setMemberId] = useState(others[0]!.memberId);
  const sending = useSending();
  const handOver = () =>
    sending.send(async () =>
      onChanged(await call('PUT /api/society/circles/{circleId}/host', { params: { circleId }, body: { memberId } }, { as: 'person' })),
    );
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2">{t('circle.handOverButton')}</summary>
      <div className="grid gap-3">
        <SelectField label={t('circle.handOver')} value={memberId} onChange={({ target }) => setMemberId(Number(target.value))}>
          {others.map((person) => (
            <option key={person.memberId} value={person.memberId}>
              {person.name || t('nobody')}
            </option>
          ))}
        </SelectField>
        <Refusal sending={sending} />
        <SureButton
          label={t('circle.handOverButton')}
          sure={t('circle.handOverSure')}
          yes={t('circle.handOverYes')}
          keep={t('circle.keep')}
          isBusy={sending.isBusy}
          onYes={handOver}
        />
      </div>
    </details>
  );
}
