import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/hiring/job.ts';
import { MAX_DEADLINE_DAYS, MAX_STAGE_LENGTH, MAX_STAGES } from '#contract/hiring/job-words.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { ChoiceField, toNumber } from './fields.tsx';

type Props = { readonly job: Job; readonly onSaved: (job: Job) => void; readonly isOpenToChange: boolean };
type Row = {
  readonly key: string;
  readonly stageId: number | null;
  readonly name: string;
  readonly deadlineDays: number | null;
  readonly isEmpty: boolean;
};

const rowsOf = ({ stages }: Job): Row[] => stages.map((stage) => ({ ...stage, key: String(stage.stageId) }));

/** The way of an application through a job: renamed, ordered, added to; only a stage without people and without a history goes. */
export function StagesEditor({ job, onSaved, isOpenToChange }: Props) {
  const { t } = useTranslation('hiring-jobs');
  const [rows, setRows] = useState(() => rowsOf(job));
  const [blindUntil, setBlindUntil] = useState(() => String(job.blindUntil ?? ''));
  const [made, setMade] = useState(0);
  const sending = useSending(t('failed'));

  const change = (key: string, changes: Partial<Row>) => setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  function move(index: number, by: -1 | 1) {
    const moved = [...rows];
    const [row] = moved.splice(index, 1);
    moved.splice(index + by, 0, row!);
    setRows(moved);
  }
  function add() {
    setRows([...rows, { key: `new${made}`, stageId: null, name: '', deadlineDays: 7, isEmpty: true }]);
    setMade(made + 1);
  }
  async function save() {
    const index = rows.findIndex(({ key }) => key === blindUntil);
    const body = {
      version: job.version,
      stages: rows.map(({ stageId, name, deadlineDays }) => ({ stageId, name, deadlineDays })),
      blindUntil: index < 0 ? null : index,
    };
    const saved = await sending.send(() =>
      call('PUT /api/hiring/jobs/{jobId}/stages', { params: { jobId: job.jobId }, body }, { as: 'member' }),
    );
    if (!saved) return;
    setRows(rowsOf(saved));
    setBlindUntil(String(saved.blindUntil ?? ''));
    onSaved(saved);
  }

  if (!isOpenToChange)
    return (
      <ol className="grid list-decimal gap-1 ps-6">
        {job.stages.map(({ stageId, name, applications }) => (
          <li key={stageId}>
            {name} <span className="text-muted">({t('manage.active', { count: applications })})</span>
          </li>
        ))}
      </ol>
    );
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {rows.map((row, index) => (
          <li key={row.key} className="grid gap-3 rounded-control border border-line p-3 md:grid-cols-[1fr_9rem_auto] md:items-end">
            <TextField
              label={t('stages.name', { number: index + 1 })}
              value={row.name}
              maxLength={MAX_STAGE_LENGTH}
              onChange={({ target }) => change(row.key, { name: target.value })}
              error={sending.errorOf(`stages.${index}.name`)}
            />
            <TextField
              label={t('stages.deadline')}
              inputMode="numeric"
              value={row.deadlineDays ?? ''}
              onChange={({ target }) => change(row.key, { deadlineDays: Math.min(toNumber(target.value) ?? 0, MAX_DEADLINE_DAYS) || null })}
            />
            <div className="flex flex-wrap gap-1">
              <Button
                variant="quiet"
                disabled={index === 0}
                onClick={() => move(index, -1)}
                aria-label={t('stages.up', { name: row.name })}
              >
                ↑
              </Button>
              <Button
                variant="quiet"
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
                aria-label={t('stages.down', { name: row.name })}
              >
                ↓
              </Button>
              <Button
                variant="quiet"
                disabled={!row.isEmpty || rows.length === 1}
                onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
                aria-label={t('stages.remove', { name: row.name })}
              >
                ×
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-sm text-muted">{t('stages.hint')}</p>
      <ChoiceField
        label={t('stages.blind')}
        hint={t('stages.blindHint')}
        value={blindUntil}
        choices={[{ value: '', label: t('stages.notBlind') }, ...rows.map(({ key, name }) => ({ value: key, label: name || '–' }))]}
        onChange={setBlindUntil}
      />
      {sending.refusal && (
        <Notice tone="danger" takesFocus>
          {sending.errorOf('stages') ?? sending.refusal}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={sending.isBusy} onClick={() => void save()}>
          {t('stages.save')}
        </Button>
        {rows.length < MAX_STAGES && (
          <Button variant="secondary" onClick={add}>
            {t('stages.add')}
          </Button>
        )}
      </div>
    </div>
  );
}
