import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { PromoLines } from './PromoLines.tsx';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** The pages of accounts: the form on a sheet, beside it (below on a phone) what an account is for. */
export function AccountLayout({ title, lead, children }: Props) {
  return (
    <PageFrame wide>
      <div className="mx-auto grid max-w-md gap-8 lg:max-w-none lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-14">
        <div className="lg:order-last">
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
