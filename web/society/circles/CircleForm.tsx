import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_CHARTER_LENGTH, MAX_QUESTION_LENGTH, MAX_TITLE_LENGTH } from '#contract/society/circle-words.ts';
import type { Circle, CircleText } from '#contract/society/circles.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';

const USUAL_DAYS = 90;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Props = {
  /** The circle that is changed; without one a new circle begins. */
  readonly circle?: Circle | undefined;
  readonly onSaved: (circle: Circle) => void;
  readonly onCancel: () => void;
};

/** What a circle says of itself, and when it closes. */
export function CircleForm({ circle, onSaved, onCancel }: Props) {
  const { t } = useTranslation('society-circles');
  const sending = useSending();
  const writing = useWriting<CircleText>(`circle.${circle?.circleId ?? 'new'}`, {
    ...{ title: circle?.title ?? '', question: circle?.question ?? '', charter: circle?.charter ?? '' },
    closesOn: circle ? circle.closesAt.slice(0, 10) : inDays(USUAL_DAYS),
  });
  const change = (part: keyof CircleText) => ({
    value: writing.text[part],
    error: sending.errorOf(part),
    onChange: ({ target }: { readonly target: { readonly value: string } }) => writing.change({ [part]: target.value }),
  });
  const cancel = () => {
    writing.forget();
    onCancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sending.send(async () => {
      const body = writing.text;
      const saved = circle
        ? await call('PUT /api/society/circles/{circleId}', { params: { circleId: circle.circleId }, body }, { as: 'person' })
        : await call('POST /api/society/circles', { body }, { as: 'person' });
      writing.forget();
      onSaved(saved);
    });
  };
  return (
    <Card as="section" aria-labelledby="circle-form">
      <form method="post" noValidate onSubmit={submit} className="grid max-w-2xl gap-5">
        <h2 id="circle-form" className="text-2xl">
          {t(circle ? 'form.changeTitle' : 'form.beginTitle')}
        </h2>
        <Unsent writing={writing} />
        <TextField label={t('form.title')} maxLength={MAX_TITLE_LENGTH} {...change('title')} />
        <TextArea
          label={t('form.question')}
          hint={t('form.questionHint')}
          rows={2}
          maxLength={MAX_QUESTION_LENGTH}
          {...change('question')}
        />
        <TextArea label={t('form.charter')} hint={t('form.charterHint')} rows={4} maxLength={MAX_CHARTER_LENGTH} {...change('charter')} />
        <TextField type="date" label={t('form.closesOn')} hint={t('form.closesOnHint')} className="max-w-xs" {...change('closesOn')} />
        <Refusal sending={sending} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.isBusy}>
            {t(circle ? 'form.change' : 'form.begin')}
          </Button>
          <Button variant="quiet" onClick={cancel}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
