import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { EmployerLogin } from '#contract/hiring/accounts.ts';
import type { InvitationView } from '#contract/hiring/organisation.ts';
import { call } from '#web/api/client.ts';
import { rememberEmployerLogin } from '#web/api/storage.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink, useLocalNavigate } from '#web/i18n/LocalLink.tsx';
import { useMessage } from '#web/i18n/message.ts';
import { Button } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { EmployerAccountLayout } from './EmployerAccountLayout.tsx';
import { EmployerStep } from './EmployerStep.tsx';
import { useEmployerFailureText } from './failure-text.ts';

const codeOf = (search: string) => new URLSearchParams(search).get('code') ?? '';

/** Where the link of an invitation leads. */
export default function InvitationPage() {
  const { t } = useTranslation(['hiring-accounts', 'ui']);
  const say = useMessage();
  const { search } = useLocation();
  const looked = useLoaded(
    (signal) => call('POST /api/employer/invitations/look', { body: { code: codeOf(search) || '-' } }, { signal }),
    [],
  );
  if (looked.state === 'ready') return <Join invitation={looked.value} code={codeOf(search)} />;
  const isOver = looked.state === 'failed' && looked.failure.code === 'gone';
  return (
    <EmployerAccountLayout title={t('invitation.title')}>
      {looked.state === 'waiting' && (
        <WaitingRegion className="grid gap-4">
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </WaitingRegion>
      )}
      {isOver && <Notice tone="info">{say(looked.failure.body?.message ?? '')}</Notice>}
      {looked.state === 'failed' && !isOver && <Failed onRetry={looked.retry}>{t('ui:failed.offline')}</Failed>}
    </EmployerAccountLayout>
  );
}

function Join({
  invitation: { organisation, invitedBy, email, role, hasAccount },
  code,
}: {
  readonly invitation: InvitationView;
  readonly code: string;
}) {
  const { t } = useTranslation('hiring-accounts');
  const failureText = useEmployerFailureText();
  const navigate = useLocalNavigate();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [stepToken, setStepToken] = useState<string>();

  async function enter(login: EmployerLogin) {
    rememberEmployerLogin(login);
    await navigate('/home/employer', { replace: true });
  }

  async function join() {
    setFailure(undefined);
    setBusy(true);
    try {
      const body = { code, password, ...(hasAccount ? {} : { name }) };
      const answer = await call('POST /api/employer/invitations/accept', { body });
      if ('secondStep' in answer) return setStepToken(answer.stepToken);
      await enter(answer);
    } catch (error) {
      setFailure(failureText(error, t('signup.failed')));
      setBusy(false);
    }
  }
  if (stepToken !== undefined)
    return (
      <EmployerAccountLayout title={t('login.title')}>
        <EmployerStep stepToken={stepToken} onLogin={enter} onBack={() => void navigate('/employer', { replace: true })} />
      </EmployerAccountLayout>
    );
  return (
    <EmployerAccountLayout
      title={t('invitation.join', { organisation })}
      lead={t('invitation.lead', { invitedBy, role: t(`role.${role}`) })}
    >
      <form
        method="post"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void join();
        }}
      >
        <TextField label={t('field.email')} type="email" autoComplete="username" value={email} readOnly />
        {!hasAccount && (
          <TextField label={t('field.yourName')} autoComplete="name" value={name} onChange={({ target }) => setName(target.value)} />
        )}
        <TextField
          label={t('field.password')}
          hint={hasAccount ? t('invitation.ownPassword') : t('signup.passwordHint')}
          type="password"
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
          revealable
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {hasAccount && (
          <LocalLink to={`/employer/new-password?email=${encodeURIComponent(email)}`} className="link justify-self-start">
            {t('login.forgot')}
          </LocalLink>
        )}
        {failure && (
          <Notice tone="danger" takesFocus>
            {failure}
          </Notice>
        )}
        <Button type="submit" busy={isBusy}>
          {t('invitation.button')}
        </Button>
      </form>
    </EmployerAccountLayout>
  );
}
