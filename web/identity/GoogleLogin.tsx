import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoginAnswer } from '#contract/identity.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { loadGoogle } from './google-script.ts';

type Props = { onLogin: (answer: LoginAnswer) => void; onFailure: (failure: unknown) => void };

const MAX_BUTTON_PX = 400; // Google draws none wider

/** "Continue with Google", where it is configured. After the press, Google's own button takes its place and opens Google's window. */
export function GoogleLogin({ onLogin, onFailure }: Props) {
  const { t } = useTranslation('identity');
  const language = useLanguage();
  const options = useLoaded((signal) => call('GET /api/auth/options', {}, { signal }), []);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'ready'>('idle');
  const clientId = options.state === 'ready' ? options.value.googleClientId : null;
  if (!clientId) return null;

  async function enter(credential: string) {
    try {
      onLogin(await call('POST /api/auth/google', { body: { credential } }));
    } catch (failure) {
      onFailure(failure);
    }
  }

  async function open(clientIdOfSite: string) {
    setState('loading');
    try {
      const google = await loadGoogle();
      google.initialize({ client_id: clientIdOfSite, callback: ({ credential }) => void enter(credential) });
      const width = Math.min(MAX_BUTTON_PX, place.current?.clientWidth ?? MAX_BUTTON_PX);
      if (place.current)
        google.renderButton(place.current, { theme: 'outline', size: 'large', width, locale: language, text: 'continue_with' });
      google.prompt();
      setState('ready');
    } catch (failure) {
      setState('idle');
      onFailure(failure);
    }
  }

  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('google.or')}
      </p>
      <div ref={place} className="grid justify-center empty:hidden" />
      {state !== 'ready' && (
        <Button variant="secondary" busy={state === 'loading'} onClick={() => open(clientId)}>
          {t('google.button')}
        </Button>
      )}
      <p className="text-center text-sm text-muted">{t('google.terms')}</p>
    </div>
  );
}
