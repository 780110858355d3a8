import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationPage } from '#contract/hiring/candidates.ts';
import { call, fetchFile } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useMoment } from '#web/i18n/use-moment.ts';
import { Button } from '#web/ui/Button.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { Part } from './Part.tsx';
import { SendingFailed } from './SendingFailed.tsx';

type Props = { readonly application: ApplicationPage; readonly onChange: () => void };

/** What the candidate has sent: contact, letter, answers. Before its stage a blind screening shows the answers alone. */
export function ApplicationFacts({ application, onChange }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const moment = useMoment();
  const { applicationId, candidate, letter, hasCv, answers, appliedAt, source } = application;
  const { send, isBusy, reason } = useSending(t('failed'));
  const takeCv = () =>
    send(async () =>
      saveFile(await fetchFile('GET /api/hiring/applications/{applicationId}/cv', { params: { applicationId } }, { as: 'member' })),
    );
  return (
    <Part title={t('facts.title')}>
      {!candidate && <Blind application={application} onChange={onChange} />}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {candidate && (
          <>
            <Fact name={t('facts.email')}>
              <a href={`mailto:${candidate.email}`} className="link">
                {candidate.email}
              </a>
            </Fact>
            {candidate.phone && (
              <Fact name={t('facts.phone')}>
                <a href={`tel:${candidate.phone}`} className="link">
                  {candidate.phone}
                </a>
              </Fact>
            )}
            {candidate.place && <Fact name={t('facts.place')}>{candidate.place}</Fact>}
            {candidate.headline && <Fact name={t('facts.headline')}>{candidate.headline}</Fact>}
          </>
        )}
        <Fact name={t('facts.applied')}>{`${moment(appliedAt)} · ${t(`source.${source}`)}`}</Fact>
      </dl>
      {hasCv && (
        <div className="grid justify-items-start gap-2">
          <Button variant="secondary" busy={isBusy} onClick={takeCv}>
            {t('facts.cv')}
          </Button>
          <SendingFailed reason={reason} />
        </div>
      )}
      {letter && (
        <div className="grid gap-1">
          <h3 className="text-lg">{t('facts.letter')}</h3>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{letter}</p>
        </div>
      )}
      {answers.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-lg">{t('facts.answers')}</h3>
          <dl className="grid gap-2">
            {answers.map(({ text, answer }) => (
              <div key={text}>
                <dt className="text-muted">{text}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Part>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
);

function Blind({ application: { applicationId, mayReveal }, onChange }: Props) {
  const { t } = useTranslation('hiring-candidates');
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const sending = useSending(t('failed'));
  const reveal = () =>
    sending.send(() =>
      call('POST /api/hiring/applications/{applicationId}/reveal', { params: { applicationId }, body: { reason } }, { as: 'member' }),
    );
  return (
    <div className="grid gap-3 rounded-control border border-line bg-raised p-4">
      <p>{t('blind.lead')}</p>
      {mayReveal && !isAsking && (
        <div>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            {t('blind.reveal')}
          </Button>
        </div>
      )}
      {isAsking && (
        <form
          className="grid gap-3"
          onSubmit={async (event) => {
            event.preventDefault();
            if (await reveal()) onChange();
          }}
        >
          <TextField
            label={t('blind.reason')}
            hint={t('blind.hint')}
            value={reason}
            maxLength={300}
            required
            onChange={({ target }) => setReason(target.value)}
          />
          <SendingFailed reason={sending.reason} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={sending.isBusy}>
              {t('blind.reveal')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
