import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';

type Props = { readonly title: string; readonly lead?: string | undefined; readonly children: ReactNode };

export function Section({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5">
        <div className="grid gap-1">
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          {lead && <p className="max-w-prose text-muted">{lead}</p>}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** The end of a form: its button, and how it went. */
export function SaveRow({ sending, label }: { readonly sending: Sending; readonly label?: string }) {
  const { t } = useTranslation('hiring-settings');
  return (
    <>
      <Refusal sending={sending} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending.isBusy}>
          {label ?? t('save')}
        </Button>
        <p role="status" className="text-good empty:hidden">
          {sending.isDone && t('saved')}
        </p>
      </div>
    </>
  );
}
