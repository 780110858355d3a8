import { useTranslation } from 'react-i18next';
import { builtInHelp } from '#content/help/script-help-lines.ts';
import { call } from '#web/api/client.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { LocalLink } from '#web/i18n/LocalLink.tsx';
import { HelpLines } from '#web/ui/HelpLines.tsx';

/** The numbers, here and at once; those that the operator keeps, as soon as they come. */
export function Numbers() {
  const { t } = useTranslation('steady');
  const loaded = useLoaded((signal) => call('GET /api/help-lines', {}, { signal }), []);
  const here = loaded.state === 'ready' ? loaded.value.countries[0] : undefined;
  return (
    <div className="grid gap-4">
      <HelpLines of={here ?? builtInHelp[0]!} />
      <p>
        <LocalLink to="/help-now" reloadDocument className="link inline-block py-2">
          {t('elsewhere')}
        </LocalLink>
      </p>
    </div>
  );
}
