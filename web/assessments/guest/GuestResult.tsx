import { useTranslation } from 'react-i18next';
import { houseName } from '#content/houses/script-names.ts';
import { MAX_STRENGTH } from '#content/mind/strength.ts';
import type { Sitting } from '#contract/assessments.ts';
import { languages } from '#contract/language.ts';
import { call } from '#web/api/client.ts';
import { TEST_SESSION_HEADER } from '#web/api/request-rules.ts';
import { useLoaded } from '#web/api/use-loaded.ts';
import { numberFormat } from '#web/i18n/formats.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { LinkButton } from '#web/ui/Button.tsx';
import { Failed } from '#web/ui/Failed.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { guestSitting } from './guest-sitting.ts';

/** What one game says of a guest: the strength that it knows best, with its range, and the way to keep it. */
export function GuestResult({ sitting: { sittingId, token } }: { sitting: Sitting }) {
  const { t } = useTranslation('assessments');
  const loaded = useLoaded(
    (signal) =>
      call(
        'GET /api/test-sessions/{sittingId}/strengths',
        { params: { sittingId } },
        { headers: { [TEST_SESSION_HEADER]: token }, signal },
      ),
    [sittingId, token],
  );
  return (
    <>
      {loaded.state === 'waiting' && (
        <WaitingRegion>
          <Skeleton height="6rem" />
        </WaitingRegion>
      )}
      {loaded.state === 'failed' && <Failed onRetry={loaded.retry}>{t('failed.unknown')}</Failed>}
      {loaded.state === 'ready' && <Strength houses={loaded.value.houses} />}
      <p>{t('guest.keep')}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signup" onClick={guestSitting.want}>
          {t('guest.signUp')}
        </LinkButton>
        <LinkButton to="/login" variant="secondary" onClick={guestSitting.want}>
          {t('guest.logIn')}
        </LinkButton>
      </div>
    </>
  );
}

type Told = {
  readonly house: number;
  readonly strength: number | null;
  readonly range: { readonly low: number; readonly high: number } | null;
};

function Strength({ houses: [surest] }: { houses: readonly Told[] }) {
  const { t } = useTranslation('assessments');
  const language = useLanguage();
  if (!surest?.range || surest.strength === null) return <p>{t('guest.nothing')}</p>;
  const one = numberFormat(languages[language].locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { strength, range } = surest;
  const at = (value: number) => `${(100 * value) / MAX_STRENGTH}%`;
  return (
    <section className="grid gap-2 rounded-card bg-surface p-5">
      <h3 className="text-xl">{houseName(surest.house, language)}</h3>
      <p>
        {t('guest.strength', {
          strength: one.format(strength),
          low: one.format(range.low),
          high: one.format(range.high),
          most: MAX_STRENGTH,
        })}
      </p>
      <span className="relative block h-4 rounded-full bg-line" aria-hidden="true">
        <span
          className="absolute inset-y-0 rounded-full bg-teal opacity-50"
          style={{ insetInlineStart: at(range.low), width: at(range.high - range.low) }}
        />
        <span className="absolute -inset-y-1 w-1 rounded-full bg-ink" style={{ insetInlineStart: `calc(${at(strength)} - 2px)` }} />
      </span>
      <p className="text-sm text-muted">{t('guest.soFar')}</p>
    </section>
  );
}
