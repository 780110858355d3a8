import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { Save } from './use-save.ts';

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
export function SaveRow({ save, label }: { readonly save: Save; readonly label?: string }) {
  const { t } = useTranslation('hiring-settings');
  return (
    <>
      <Refusal save={save} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={save.isBusy}>
          {label ?? t('save')}
        </Button>
        <p role="status" className="text-good empty:hidden">
          {save.state.kind === 'saved' && t('saved')}
        </p>
      </div>
    </>
  );
}

export const Refusal = ({ save }: { readonly save: Save }) =>
  save.state.kind === 'failed' && (
    <Notice tone="danger" takesFocus>
      {save.state.text}
    </Notice>
  );
