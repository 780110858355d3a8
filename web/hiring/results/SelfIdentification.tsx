import { type FormEvent, useState } from 'react';
import type { SelfIdentification as Told } from '#contract/hiring/self-identification.ts';
import { SELF_ATTRIBUTES, SELF_GROUPS, type SelfAttribute } from '#contract/hiring/self-identification-words.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useResultWords } from './use-result-words.ts';

const ADDRESS = '/api/job-seeker/applications/{applicationId}/self-description';

/** On a candidate's application: what they like to say of themselves, so that an employer can see in sums whether it treats groups alike. */
export function SelfIdentification({ applicationId }: { readonly applicationId: number }) {
  const { t } = useResultWords();
  const loaded = useLoaded((signal) => call(`GET ${ADDRESS}`, { params: { applicationId } }, { as: 'person', signal }), [applicationId]);
  if (loaded.state !== 'ready') return null; // nobody needs it: it does not stand in the way of what they came for
  return (
    <details className="chart-table min-w-0">
      <summary>{t('self.title')}</summary>
      <Form applicationId={applicationId} first={loaded.value} />
    </details>
  );
}

function Form({ applicationId, first }: { readonly applicationId: number; readonly first: Told }) {
  const { t } = useResultWords();
  const [told, setTold] = useState(first);
  const [isKept, setKept] = useState(false);
  const { isBusy, refusal, send } = useSending(t('failed'));
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const kept = await send(() => call(`PUT ${ADDRESS}`, { params: { applicationId }, body: told }, { as: 'person' }));
    setKept(kept !== undefined);
  };
  const choose = (attribute: SelfAttribute, group: string) => {
    setKept(false);
    setTold({ ...told, [attribute]: SELF_GROUPS[attribute].find((one) => one === group) ?? null });
  };
  return (
    <form onSubmit={(event) => void keep(event)} className="grid grid-cols-1 gap-4 pt-2">
      <p className="max-w-prose text-muted">{t('self.lead')}</p>
      {SELF_ATTRIBUTES.map((attribute) => (
        <Choice key={attribute} attribute={attribute} value={told[attribute]} onChoose={(group) => choose(attribute, group)} />
      ))}
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {isKept && <Notice tone="good">{t('self.kept')}</Notice>}
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {t('self.keep')}
      </Button>
    </form>
  );
}

type ChoiceProps = {
  readonly attribute: SelfAttribute;
  readonly value: string | null;
  readonly onChoose: (group: string) => void;
};

function Choice({ attribute, value, onChoose }: ChoiceProps) {
  const { t } = useResultWords();
  return (
    <SelectField
      label={t(`self.${attribute}.name`)}
      className="max-w-xs"
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t('self.nothing')}</option>
      {SELF_GROUPS[attribute].map((group) => (
        <option key={group} value={group}>
          {t(`self.${attribute}.${group}`)}
        </option>
      ))}
    </SelectField>
  );
}
