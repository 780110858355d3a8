import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeId } from '#web/api/make-id.ts';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { type Letter, LetterFields } from './LetterFields.tsx';
import type { Decisions, Wish } from './use-decisions.ts';

export type Chosen = Wish['applications'];
type Props = {
  readonly kind: 'move' | 'reject' | 'write' | 'hire';
  readonly applications: Chosen;
  /** Where they can be moved. */
  readonly stages: readonly { readonly stageId: number; readonly name: string }[];
  readonly decisions: Decisions;
  readonly onClose: (isDecided: boolean) => void;
};

const EMPTY: Letter = { subject: '', text: '' };

/** Asks for what a decision needs: the stage, or the reason, and the letter. Nothing is sent before it is confirmed here. */
export function DecisionDialog({ kind, applications, stages, decisions, onClose }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const say = useMessage();
  const [key] = useState(makeId);
  const [stageId, setStageId] = useState(stages[0]?.stageId);
  const [reason, setReason] = useState('');
  const [writes, setWrites] = useState(kind === 'reject' || kind === 'write');
  const [letter, setLetter] = useState(() => startOf(kind));
  const errors = decisions.failure?.body?.errors ?? {};
  const count = applications.length;

  function startOf(kind: Props['kind']): Letter {
    return kind === 'reject' ? { subject: t('letter.own.reject.subject'), text: t('letter.own.reject.text') } : EMPTY;
  }

  async function confirm() {
    const outcome = await decisions.decide({
      ...{ key, kind, applications },
      ...(kind === 'move' && stageId !== undefined && { stageId }),
      ...(kind === 'reject' && { reason }),
      ...(writes && { letter }),
    });
    if (outcome) onClose(true);
  }

  return (
    <Dialog
      open
      onClose={() => onClose(false)}
      size="large"
      title={t(`ask.${kind}.title`, { count })}
      actions={
        <>
          <Button variant="quiet" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button busy={decisions.isBusy} onClick={() => void confirm()}>
            {t(`ask.${kind}.confirm`, { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {kind === 'move' && (
          <SelectField label={t('ask.move.where')} value={stageId} onChange={({ target }) => setStageId(Number(target.value))}>
            {stages.map((stage) => (
              <option key={stage.stageId} value={stage.stageId}>
                {stage.name}
              </option>
            ))}
          </SelectField>
        )}
        {kind === 'reject' && (
          <TextArea
            rows={3}
            label={t('ask.reject.reason')}
            hint={t('ask.reject.hint')}
            value={reason}
            maxLength={500}
            error={errors.reason ? say(errors.reason) : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {kind === 'hire' && <p>{t('ask.hire.lead')}</p>}
        {kind === 'reject' && (
          <Checkbox label={t('ask.reject.letter')} checked={writes} onChange={({ target }) => setWrites(target.checked)} />
        )}
        {writes && (
          <LetterFields
            letter={letter}
            onChange={setLetter}
            applications={applications.map(({ applicationId }) => Number(applicationId))}
            kind={kind === 'reject' ? 'reject' : 'write'}
            errors={errors}
          />
        )}
        <p className="text-sm text-muted">{t('ask.undo')}</p>
        {decisions.failure && Object.keys(errors).length === 0 && (
          <Notice tone="danger">{decisions.failure.body ? say(decisions.failure.body.message) : t('failed')}</Notice>
        )}
      </div>
    </Dialog>
  );
}
