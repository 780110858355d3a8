import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Output } from '#contract/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import { MAX_SLOTS } from '#contract/hiring/interview-words.ts';
import { call } from '#web/api/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/Labelled.tsx';
import { useWhen } from './use-when.ts';
import { momentOf } from './wall-clock.ts';

type Props = {
  readonly wallClocks: readonly string[];
  readonly onChange: (wallClocks: readonly string[]) => void;
  readonly timeZone: string;
  readonly minutes: number;
  readonly interviewers: readonly number[];
  /** The interview that is moved: it is not in its own way. */
  readonly except?: number | undefined;
};

/** Days and times to propose. Whose other interviews are in the way is said as soon as it is known. */
export function TimeFields({ wallClocks, onChange, timeZone, minutes, interviewers, except }: Props) {
  const { t } = useTranslation('hiring-interviews');
  const when = useWhen();
  const moments = wallClocks.map((wallClock) => momentOf(wallClock, timeZone));
  const clashes = useClashes([...new Set(moments.filter((moment) => moment !== undefined))], minutes, interviewers, except);
  const set = (index: number, value: string) => onChange(wallClocks.map((other, at) => (at === index ? value : other)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('times.legend', { zone: timeZone })}</legend>
      {wallClocks.map((wallClock, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a field has no other name
        <div key={index} className="grid gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <input
              type="datetime-local"
              className="field w-auto grow"
              aria-label={t('times.one', { number: index + 1 })}
              value={wallClock}
              onChange={({ target }) => set(index, target.value)}
            />
            {wallClocks.length > 1 && (
              <Button variant="quiet" onClick={() => onChange(wallClocks.filter((_, at) => at !== index))}>
                {t('times.remove')}
              </Button>
            )}
          </div>
          <FieldError>
            {clashes
              .filter(({ at }) => at === moments[index])
              .map(({ name, startsAt, endsAt }) => t('times.clash', { name, span: when.span(startsAt, endsAt, timeZone) }))
              .join(' ')}
          </FieldError>
        </div>
      ))}
      {wallClocks.length < MAX_SLOTS && (
        <div>
          <Button variant="secondary" onClick={() => onChange([...wallClocks, ''])}>
            {t('times.add')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type Clash = Output<EndpointAt<'POST /api/hiring/interviews/clashes'>>['clashes'][number];
const TYPING_MS = 300;

function useClashes(times: readonly string[], minutes: number, interviewers: readonly number[], except: number | undefined) {
  const [clashes, setClashes] = useState<readonly Clash[]>([]);
  const asked = JSON.stringify([times, minutes, interviewers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked, as one text
  useEffect(() => {
    setClashes([]);
    if (times.length === 0 || interviewers.length === 0 || !(minutes > 0)) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      const body = { times: [...times], minutes, interviewers: [...interviewers], ...(except !== undefined && { except }) };
      call('POST /api/hiring/interviews/clashes', { body }, { as: 'member', signal: abort.signal }).then(
        (found) => setClashes(found.clashes),
        () => {}, // the server looks again when the times are proposed
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [asked]);
  return clashes;
}
