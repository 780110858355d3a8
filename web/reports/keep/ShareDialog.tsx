import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import type { ReportName } from '#contract/report-names.ts';
import type { ShareDays } from '#contract/share-days.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { CardPreview } from './CardPreview.tsx';
import { DaysChoice } from './DaysChoice.tsx';
import { MadeLink } from './MadeLink.tsx';
import { ShareFailure } from './ShareFailure.tsx';
import { useShare } from './use-share.ts';
import './keep.css';

type Props = { readonly report: ReportName; readonly userId: number; readonly open: boolean; readonly onClose: () => void };

/** Chooses what of a report somebody else may see, for how long, and gives the link; and the card, as a picture to keep. */
export function ShareDialog({ report, userId, open, onClose }: Props) {
  const { t } = useTranslation('keep');
  const [chosen, setChosen] = useState<readonly string[]>(['card', 'inShort']);
  const [days, setDays] = useState<ShareDays>(7);
  const { share, forget, isBusy, made, failure } = useShare();
  const isDemo = userId === DEMO_USER_ID;
  const toggle = (id: string) => {
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
    forget();
  };
  const actions = !isDemo && !made && (
    <Button onClick={() => share({ report, sections: [...chosen], days })} busy={isBusy} disabled={chosen.length === 0}>
      {t('share.make')}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('share.title')} size="large" actions={actions || undefined}>
      <div className="share-columns">
        <CardPreview userId={userId} />
        {isDemo ? (
          <p>{t('share.demo')}</p>
        ) : (
          <div className="grid content-start gap-5">
            <fieldset className="share-choices">
              <legend>{t('share.what')}</legend>
              <Sections report={report} userId={userId} chosen={chosen} onToggle={toggle} />
            </fieldset>
            <DaysChoice
              days={days}
              onChange={(next) => {
                setDays(next);
                forget();
              }}
            />
            {failure && <ShareFailure failure={failure} />}
            {made && <MadeLink made={made} />}
          </div>
        )}
      </div>
    </Dialog>
  );
}

type SectionsProps = Pick<Props, 'report' | 'userId'> & { readonly chosen: readonly string[]; readonly onToggle: (id: string) => void };

function Sections({ report, userId, chosen, onToggle }: SectionsProps) {
  const { t } = useTranslation(['keep', 'written']);
  const language = useLanguage();
  const written = useLoaded(
    (signal) =>
      call('GET /api/report/{userId}/written/{report}', { params: { userId, report }, query: { language } }, { as: 'person', signal }),
    [userId, report, language],
  );
  if (written.state === 'waiting')
    return (
      <WaitingRegion className="grid gap-3">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </WaitingRegion>
    );
  const sections = written.state === 'ready' ? written.value.sections : [];
  const choices = [
    { id: 'card', name: t('share.card') },
    { id: 'inShort', name: t('written:inShort') },
    ...sections.map(({ id }) => ({ id, name: t(`written:reports.${report}.sections.${id}`) })),
    ...(written.state === 'ready' && written.value.thisMonth.length > 0 ? [{ id: 'thisMonth', name: t('written:thisMonth') }] : []),
  ];
  return choices.map(({ id, name }) => <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={() => onToggle(id)} />);
}
