import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobContent } from '#contract/hiring/job-content.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import type { JobChoices } from './choices.ts';

type Field = keyof JobContent;
type Props = {
  readonly mine: JobContent;
  readonly theirs: JobContent;
  readonly choices: JobChoices;
  readonly onChoose: (content: JobContent) => void;
};

/** Somebody else has saved meanwhile: both texts, and a choice for each field in which they differ. Nothing is lost. */
export function Conflict({ mine, theirs, choices, onChoose }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const [taken, setTaken] = useState<readonly Field[]>([]);
  const differing = (Object.keys(mine) as Field[]).filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(theirs[field]));
  const say = useFieldText(choices);

  function choose() {
    const chosen = Object.fromEntries(taken.map((field) => [field, theirs[field]]));
    onChoose({ ...mine, ...chosen });
  }

  return (
    <Notice tone="danger" takesFocus title={t('conflict.title')}>
      <div className="grid gap-4">
        <p>{t(differing.length === 0 ? 'conflict.same' : 'conflict.text')}</p>
        {differing.map((field) => (
          <fieldset key={field} className="grid gap-2 rounded-control border border-line p-3">
            <legend className="px-1 font-semibold">{t(`changed.${field}`)}</legend>
            <Text
              label={t('conflict.mine')}
              text={say(field, mine)}
              isChosen={!taken.includes(field)}
              name={field}
              onChoose={() => setTaken(taken.filter((one) => one !== field))}
            />
            <Text
              label={t('conflict.theirs')}
              text={say(field, theirs)}
              isChosen={taken.includes(field)}
              name={field}
              onChoose={() => setTaken([...taken, field])}
            />
          </fieldset>
        ))}
        <Button className="justify-self-start" onClick={choose}>
          {t('conflict.goOn')}
        </Button>
      </div>
    </Notice>
  );
}

type TextProps = {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const Text = ({ name, label, text, isChosen, onChoose }: TextProps) => (
  <label className="flex min-h-11 items-start gap-3 py-2">
    <input type="radio" name={`conflict-${name}`} className="mt-1 size-5 shrink-0" checked={isChosen} onChange={onChoose} />
    <span className="grid min-w-0">
      <span className="text-sm text-muted">{label}</span>
      <span className="wrap-anywhere">{text || '–'}</span>
    </span>
  </label>
);

/** A field as somebody reads it. */
function useFieldText({ members }: JobChoices): (field: Field, content: JobContent) => string {
  const { t } = useTranslation('hiring-jobs');
  return (field, content) => {
    const value = content[field];
    if (field === 'description') return new DOMParser().parseFromString(content.description, 'text/html').body.textContent ?? '';
    if (field === 'questions') return content.questions.map(({ text }) => text).join(' · ');
    if (field === 'managerId' || field === 'approverId') return members.find(({ memberId }) => memberId === value)?.name ?? '';
    if (field === 'workPlace') return t(`workPlace.${content.workPlace}`);
    if (field === 'employment') return t(`employment.${content.employment}`);
    if (field === 'salaryPer') return t(`per.${content.salaryPer}`);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return value === null ? '' : String(value);
  };
}
