import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { classes } from '#web/ui/classes.ts';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PromoLines } from './PromoLines.tsx';

type Props = {
  title: string;
  lead?: ReactNode;
  /** It is not known yet whether this reader needs the page: whoever is logged in is led on. */
  isWaiting?: boolean;
  children: ReactNode;
};

/** The pages of accounts: the form on a sheet, beside it (below on a phone) what an account is for. */
export function AccountLayout({ title, lead, isWaiting = false, children }: Props) {
  return (
    <PageFrame wide>
      <div
        className={classes(
          'mx-auto grid max-w-md gap-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-14',
          isWaiting && 'account-waiting',
        )}
      >
        <div className="lg:col-start-2 lg:row-start-1">
          <Card>
            <h1 className="text-3xl">{title}</h1>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
            <div className="mt-6">{children}</div>
          </Card>
        </div>
        <PromoLines />
      </div>
    </PageFrame>
  );
}
