import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchFile } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import type { Choices } from './choices.ts';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { SendingFailed } from './SendingFailed.tsx';

type Props = {
  readonly choices: Choices;
  /** What the list is narrowed to: the file holds the same. */
  readonly query: object;
  readonly onChange: () => void;
};

/** Brings candidates in from a file, takes the list along as one, and makes two entries of one person one. */
export function ListTools({ choices, query, onChange }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const [open, setOpen] = useState<'import' | 'duplicates'>();
  const { send, isBusy, reason } = useSending(t('failed'));
  const take = () => send(async () => saveFile(await fetchFile('GET /api/hiring/applications-export', { query }, { as: 'member' })));
  return (
    <>
      {choices.jobs.some(({ mayWork }) => mayWork) && (
        <Button variant="quiet" onClick={() => setOpen('import')}>
          {t('import.open')}
        </Button>
      )}
      {choices.mayReveal && (
        <Button variant="quiet" onClick={() => setOpen('duplicates')}>
          {t('twice.open')}
        </Button>
      )}
      {choices.mayReveal && (
        <Button variant="quiet" busy={isBusy} onClick={() => void take()}>
          {t('export.take')}
        </Button>
      )}
      <SendingFailed reason={reason} />
      {open === 'import' && (
        <ImportDialog
          jobs={choices.jobs}
          onClose={(isWritten) => {
            setOpen(undefined);
            if (isWritten) onChange();
          }}
        />
      )}
      {open === 'duplicates' && (
        <DuplicatesDialog
          onClose={(isChanged) => {
            setOpen(undefined);
            if (isChanged) onChange();
          }}
        />
      )}
    </>
  );
}
