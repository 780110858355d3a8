import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterTemplate } from '#contract/hiring/decisions.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { FrameWaiting } from '../EmployerFrame.tsx';
import { LetterForm } from './LetterForm.tsx';
import { Section } from './Section.tsx';

/** The templates that letters to candidates begin with. For those who write to all of them: owners and recruiters. */
export function LettersSection() {
  const { t } = useTranslation('hiring-settings');
  const loaded = useLoaded((signal) => call('GET /api/hiring/letter-templates', {}, { as: 'member', signal }), []);
  return (
    <Section title={t('letters.title')} lead={t('letters.lead')}>
      {loaded.state === 'waiting' && <FrameWaiting />}
      {loaded.state === 'failed' && <Failed onRetry={loaded.retry}>{t('failed')}</Failed>}
      {loaded.state === 'ready' && <Templates first={loaded.value.templates} />}
    </Section>
  );
}

async function readTemplates(): Promise<readonly LetterTemplate[]> {
  return (await call('GET /api/hiring/letter-templates', {}, { as: 'member' })).templates;
}

function Templates({ first }: { readonly first: readonly LetterTemplate[] }) {
  const { t } = useTranslation('hiring-settings');
  const [templates, setTemplates] = useState(first);
  const [isNew, setNew] = useState(false);
  const readAgain = async () => setTemplates(await readTemplates());
  return (
    <>
      {templates.length === 0 && <p className="text-muted">{t('letters.none')}</p>}
      <ul className="grid gap-4 empty:hidden">
        {templates.map((template) => (
          <TemplateRow key={template.templateId} of={template} onChange={readAgain} />
        ))}
      </ul>
      {isNew ? (
        <LetterForm
          title={t('letters.new')}
          first={{ name: '', subject: '', text: '' }}
          send={async (body) => {
            await call('POST /api/hiring/letter-templates', { body }, { as: 'member' });
            await readAgain();
            setNew(false);
          }}
          onCancel={() => setNew(false)}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setNew(true)}>
          {t('letters.new')}
        </Button>
      )}
    </>
  );
}

type RowProps = { readonly of: LetterTemplate; readonly onChange: () => Promise<void> };

function TemplateRow({ of: template, onChange }: RowProps) {
  const { t } = useTranslation('hiring-settings');
  const sending = useSending(t('failed'));
  const [open, setOpen] = useState<'change' | 'remove'>();
  const { templateId, name, subject } = template;
  const params = { templateId };
  const remove = () =>
    sending.send(async () => {
      await call('DELETE /api/hiring/letter-templates/{templateId}', { params }, { as: 'member' });
      await onChange();
    });
  if (open === 'change')
    return (
      <li className="border-b border-line pb-5">
        <LetterForm
          title={t('letters.changeOf', { name })}
          first={template}
          send={async (body, version) => {
            await call('PUT /api/hiring/letter-templates/{templateId}', { params, body: { ...body, version } }, { as: 'member' });
            await onChange();
            setOpen(undefined);
          }}
          readTheirs={async () => (await readTemplates()).find((one) => one.templateId === templateId)}
          onCancel={() => setOpen(undefined)}
        />
      </li>
    );
  return (
    <li className="grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <div className="grid min-w-0 gap-0.5 wrap-anywhere">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-muted">{subject}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" aria-label={t('letters.changeOf', { name })} onClick={() => setOpen('change')}>
            {t('letters.change')}
          </Button>
          <Button variant="quiet" aria-label={t('letters.removeOf', { name })} onClick={() => setOpen('remove')}>
            {t('remove')}
          </Button>
        </div>
      </div>
      {open === 'remove' && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>{t('letters.removeSure', { name })}</p>
          <Button variant="secondary" busy={sending.isBusy} onClick={remove}>
            {t('remove')}
          </Button>
          <Button variant="quiet" onClick={() => setOpen(undefined)}>
            {t('letters.cancel')}
          </Button>
        </div>
      )}
      <Refusal sending={sending} />
    </li>
  );
}
