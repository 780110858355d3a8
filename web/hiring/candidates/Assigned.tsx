import { useTranslation } from 'react-i18next';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import type { Choices } from './choices.ts';
import { Part } from './Part.tsx';
import { SendingFailed } from './SendingFailed.tsx';

type Props = { readonly application: ApplicationPage; readonly onChange: () => void; readonly colleagues: Choices['members'] };

/** Who interviews this candidate, and whether they have written their scorecard. */
export function Assigned({ application: { applicationId, assigned, mayWork }, onChange, colleagues }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const { send, isBusy, reason } = useSending(t('failed'));
  const free = colleagues.filter(({ memberId }) => !assigned.some((one) => one.memberId === memberId));
  const change = async (work: () => Promise<unknown>) => (await send(work)) && onChange();
  const assign = (memberId: number) =>
    change(() =>
      call(
        'PUT /api/hiring/applications/{applicationId}/assigned/{memberId}',
        { params: { applicationId, memberId }, body: {} },
        { as: 'member' },
      ),
    );
  const remove = (memberId: number) =>
    change(() =>
      call(
        'DELETE /api/hiring/applications/{applicationId}/assigned/{memberId}',
        { params: { applicationId, memberId } },
        { as: 'member' },
      ),
    );
  return (
    <Part title={t('assigned.title')}>
      {assigned.length === 0 && <p className="text-muted">{t('assigned.nobody')}</p>}
      <ul className="grid gap-1">
        {assigned.map(({ memberId, name, hasWritten }) => (
          <li key={memberId} className="flex items-center justify-between gap-x-3">
            <span className="grid min-w-0">
              <span className="wrap-anywhere">{name}</span>
              <span className="text-sm text-muted">{t(hasWritten ? 'assigned.hasWritten' : 'assigned.waits')}</span>
            </span>
            {mayWork && (
              <Button
                variant="quiet"
                className="shrink-0"
                busy={isBusy}
                aria-label={t('assigned.removeName', { name })}
                onClick={() => void remove(memberId)}
              >
                {t('assigned.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWork && free.length > 0 && (
        <SelectField label={t('assigned.add')} value="" disabled={isBusy} onChange={({ target }) => void assign(Number(target.value))}>
          <option value="">{t('assigned.choose')}</option>
          {free.map(({ memberId, name }) => (
            <option key={memberId} value={memberId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SendingFailed reason={reason} />
    </Part>
  );
}
