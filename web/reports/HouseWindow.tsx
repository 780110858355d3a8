import type { ReactNode } from 'react';
import type { HouseReport } from '#contract/reports.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useReportWords } from './use-report-words.ts';

export type AboutHouse = { readonly house: HouseReport; readonly open: boolean; readonly onClose: () => void };
type Props = AboutHouse & { readonly size: 'medium' | 'large'; readonly children: ReactNode };

/** A window about one house, under its name. */
export function HouseWindow({ house, open, onClose, size, children }: Props) {
  const { t, name } = useReportWords();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={name(house.house)}
      size={size}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {t('detail.close')}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
