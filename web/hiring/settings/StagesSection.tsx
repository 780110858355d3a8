import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_STAGES, MIN_FIRST_STAGES } from '#contract/hiring/job-words.ts';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ChoiceField } from '../jobs/fields.tsx';
import { SaveRow, Section } from './Section.tsx';
import { Theirs } from './Theirs.tsx';
import { usePart } from './use-part.ts';

type Row = { readonly key: number; readonly name: string; readonly days: string };

const keyAt = (rows: readonly Row[], { blindUntil }: Organisation) => (blindUntil === null ? null : (rows[blindUntil]?.key ?? null));

/** The stages that new jobs begin with, in their order. */
export function StagesSection({ organisation }: { readonly organisation: Organisation }) {
  const { t } = useTranslation('hiring-settings');
  const made = useRef(0);
  const rowOf = (name: string, days: string): Row => {
    made.current += 1;
    return { key: made.current, name, days };
  };
  const rowsOf = ({ stages }: Organisation) => stages.map(({ name, deadlineDays }) => rowOf(name, String(deadlineDays ?? '')));
  const [rows, setRows] = useState(() => rowsOf(organisation));
  /** By its key: a stage that is moved or renamed stays the chosen one. */
  const [firstNamed, setFirstNamed] = useState(() => keyAt(rows, organisation));
  const part = usePart('stages', organisation);
  const { sending } = part;
  const change = (key: number, changes: Partial<Row>) => setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const swap = (index: number) => setRows(rows.with(index, rows[index + 1]!).with(index + 1, rows[index]!));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const stages = rows.map(({ name, days }) => ({ name, deadlineDays: days.trim() === '' ? null : Number(days) }));
    const index = rows.findIndex(({ key }) => key === firstNamed);
    const body = { stages, blindUntil: index < 0 ? null : index };
    void part.send((version) => call('PUT /api/hiring/organisation/stages', { body: { ...body, version } }, { as: 'member' }));
  };
  const take = (theirs: Organisation) => {
    const taken = rowsOf(theirs);
    setRows(taken);
    setFirstNamed(keyAt(taken, theirs));
  };
  return (
    <Section title={t('stages.title')} lead={t('stages.lead')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <ol className="grid gap-5 md:grid-cols-[minmax(0,1fr)_9rem_auto]">
          {rows.map(({ key, name, days }, index) => (
            <li key={key} className="grid items-end gap-3 border-b border-line pb-5 md:col-span-full md:grid-cols-subgrid">
              <TextField
                label={t('stages.name', { number: index + 1 })}
                value={name}
                maxLength={40}
                onChange={({ target }) => change(key, { name: target.value })}
              />
              <TextField
                label={t('stages.days')}
                value={days}
                inputMode="numeric"
                onChange={({ target }) => change(key, { days: target.value })}
              />
              <div className="flex flex-wrap gap-2 md:justify-end">
                {index > 0 && (
                  <Button variant="quiet" aria-label={t('stages.earlierOf', { name })} onClick={() => swap(index - 1)}>
                    {t('stages.earlier')}
                  </Button>
                )}
                {index < rows.length - 1 && (
                  <Button variant="quiet" aria-label={t('stages.laterOf', { name })} onClick={() => swap(index)}>
                    {t('stages.later')}
                  </Button>
                )}
                {rows.length > MIN_FIRST_STAGES && (
                  <Button
                    variant="quiet"
                    aria-label={t('stages.removeOf', { name })}
                    onClick={() => setRows(rows.filter((row) => row.key !== key))}
                  >
                    {t('remove')}
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
        {rows.length < MAX_STAGES && (
          <Button variant="secondary" className="justify-self-start" onClick={() => setRows([...rows, rowOf('', '7')])}>
            {t('stages.add')}
          </Button>
        )}
        <div className="max-w-2xl">
          <ChoiceField
            label={t('stages.blind')}
            hint={t('stages.blindHint')}
            value={firstNamed === null ? '' : String(firstNamed)}
            choices={[
              { value: '', label: t('stages.notBlind') },
              ...rows.map(({ key, name }) => ({ value: String(key), label: name || '–' })),
            ]}
            onChange={(key) => setFirstNamed(key === '' ? null : Number(key))}
          />
        </div>
        <Theirs
          part={part}
          onTake={take}
          lines={({ stages, blindUntil }) => [
            { label: t('stages.blind'), text: blindUntil === null ? t('stages.notBlind') : stages[blindUntil]!.name },
            {
              label: t('stages.title'),
              text: stages
                .map(({ name, deadlineDays }) => (deadlineDays === null ? name : t('stages.withDays', { name, days: deadlineDays })))
                .join('\n'),
            },
          ]}
        />
        <SaveRow sending={sending} />
      </form>
    </Section>
  );
}
