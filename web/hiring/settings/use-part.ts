import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '#contract/hiring/organisation.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';

/** A part of the settings that several owners may change: whoever saves second is shown what the first has saved, and keeps their own text. */
export function usePart(part: keyof Organisation['versions'], organisation: Organisation) {
  const { t } = useTranslation('hiring-settings');
  const sending = useSending(t('failed'));
  const [version, setVersion] = useState(organisation.versions[part]);
  const [theirs, setTheirs] = useState<Organisation>();
  return {
    sending,
    /** What somebody else has saved meanwhile. */
    theirs,
    send: (put: (version: number) => Promise<Organisation>) =>
      sending.send(async () => {
        try {
          setVersion((await put(version)).versions[part]);
          setTheirs(undefined);
        } catch (failure) {
          if (failure instanceof ApiFailure && failure.status === 409)
            setTheirs(await call('GET /api/hiring/organisation', {}, { as: 'member' }));
          throw failure;
        }
      }),
    /** They have been read: saving again writes over them. */
    settle() {
      if (theirs) setVersion(theirs.versions[part]);
      setTheirs(undefined);
      sending.rest();
    },
  };
}
export type Part = ReturnType<typeof usePart>;
