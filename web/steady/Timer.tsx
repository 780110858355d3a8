import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';

const MINUTE_MS = 60_000;
const LOOK_EVERY_MS = 1_000;

/** A clock that says how many minutes are left. It rings nothing and stops nothing. */
export function Timer({ minutes }: { readonly minutes: number }) {
  const { t } = useTranslation('steady');
  const [endsAt, setEndsAt] = useState<number>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  const left = endsAt === undefined ? minutes : Math.max(0, Math.ceil((endsAt - now) / MINUTE_MS));
  const begin = () => {
    setNow(Date.now());
    setEndsAt(Date.now() + minutes * MINUTE_MS);
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p role="timer" className="text-2xl tabular-nums">
        {left > 0 ? t('timer.left', { count: left }) : t('timer.over')}
      </p>
      <Button variant="secondary" onClick={endsAt === undefined ? begin : () => setEndsAt(undefined)}>
        {t(endsAt === undefined ? 'timer.begin' : 'timer.stop')}
      </Button>
    </div>
  );
}
