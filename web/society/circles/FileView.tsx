import { useTranslation } from 'react-i18next';
import { languages } from '#contract/language.ts';
import type { CircleFile, CircleFiles } from '#contract/society/circle-files.ts';
import { call, fetchFile } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { SureButton } from '../SureButton.tsx';
import { ReportButton } from '../safety/ReportButton.tsx';

type Props = { readonly circleId: number; readonly file: CircleFile; readonly onTakenBack: (files: CircleFiles) => void };

/** One file: what it is called, how large it is, who added it and when, and what can be done with it. */
export function FileView({ circleId, file: { fileId, name, bytes, author, at, mayTakeBack }, onTakenBack }: Props) {
  const { t } = useTranslation('society-circles');
  const moment = useMoment();
  const size = useSize();
  const fetching = useSending();
  const taking = useSending();
  const params = { circleId, fileId };
  const fetch = () =>
    fetching.send(async () =>
      saveFile(await fetchFile('GET /api/society/circles/{circleId}/files/{fileId}', { params }, { as: 'person' })),
    );
  const takeBack = () =>
    taking.send(async () => onTakenBack(await call('DELETE /api/society/circles/{circleId}/files/{fileId}', { params }, { as: 'person' })));
  const who = author.isYou ? t('you') : author.name || t(author.memberId === null ? 'former' : 'nobody');
  const undo = author.isYou ? 'takeBack' : 'remove';
  return (
    <li className="grid grid-cols-1 gap-1 p-4">
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-xs font-semibold uppercase"
        >
          {name.slice(name.lastIndexOf('.') + 1)}
        </span>
        <div className="grid min-w-0 content-center gap-0.5">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-muted wrap-anywhere">{[size(bytes), who, moment(at)].join(' · ')}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-start gap-x-1 sm:ps-14">
        <Button variant="quiet" aria-label={t('files.fetchOf', { name })} busy={fetching.isBusy} onClick={fetch}>
          {t('files.fetch')}
        </Button>
        {mayTakeBack && (
          <SureButton
            label={t(`files.${undo}`)}
            of={t(`files.${undo}Of`, { name })}
            sure={t('files.sure')}
            yes={t(`files.${undo}Yes`)}
            keep={t('files.keep')}
            isBusy={taking.isBusy}
            onYes={takeBack}
          />
        )}
        {!author.isYou && <ReportButton kind="circle-file" subject={fileId} what={name} />}
      </div>
      <Refusal sending={fetching} />
      <Refusal sending={taking} />
    </li>
  );
}

const KILO = 1024;

/** How large a file is, as the language writes numbers. */
function useSize(): (bytes: number) => string {
  const { t } = useTranslation('society-circles');
  const format = numberFormat(languages[useLanguage()].locale, { maximumFractionDigits: 1 });
  return (bytes) =>
    bytes < KILO * KILO
      ? t('files.kilobytes', { size: format.format(Math.max(1, Math.round(bytes / KILO))) })
      : t('files.megabytes', { size: format.format(bytes / (KILO * KILO)) });
}
