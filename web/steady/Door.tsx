import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabStorage } from '#web/api/json-storage.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { Numbers } from './Numbers.tsx';

const QUESTIONS = ['danger', 'thoughts', 'treatment'] as const;
type Question = (typeof QUESTIONS)[number];
const PASSED = 'draft:steady-door';

/**
 * Three plain questions before anything else. What is answered stays on this page: only that somebody has passed is remembered, until the
 * tab is closed.
 */
export function DoorFirst({ children }: { readonly children: ReactNode }) {
  const isHydrated = useHydrated();
  const [hasPassed, setPassed] = useState(false);
  const wasThere = isHydrated && tabStorage.read(PASSED) === true;
  if (hasPassed || wasThere) return children;
  const pass = () => {
    tabStorage.write(PASSED, true);
    setPassed(true);
  };
  return <Door onPassed={pass} />;
}

function Door({ onPassed }: { readonly onPassed: () => void }) {
  const { t } = useTranslation('steady');
  const [place, setPlace] = useState(0);
  const [isYes, setYes] = useState(false);
  const heading = useFocusAfter(`${place} ${isYes}`);
  const question: Question = QUESTIONS[place]!;
  const goOn = () => {
    setYes(false);
    if (place + 1 < QUESTIONS.length) setPlace(place + 1);
    else onPassed();
  };
  return (
    <Card as="section" aria-labelledby="door" className="grid gap-4">
      <p className="text-sm text-muted">{t('door.count', { count: place + 1, of: QUESTIONS.length })}</p>
      <h2 id="door" ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t(isYes ? `door.${question}Yes` : `door.${question}`)}
      </h2>
      {!isYes && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" className="min-w-28" onClick={() => setYes(true)}>
            {t('door.yes')}
          </Button>
          <Button variant="secondary" className="min-w-28" onClick={goOn}>
            {t('door.no')}
          </Button>
        </div>
      )}
      {isYes && <p className="max-w-prose">{t(`door.${question}YesText`)}</p>}
      {isYes && question !== 'treatment' && <Numbers />}
      {isYes && (
        <div className="flex flex-wrap gap-3">
          {question === 'treatment' && <Button onClick={goOn}>{t('door.goOn')}</Button>}
          <Button variant="quiet" onClick={() => setYes(false)}>
            {t('door.back')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** After an answer the focus goes to what it led to; not when the page opens. */
function useFocusAfter(state: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(state);
  useEffect(() => {
    if (first.current === state) return;
    first.current = '';
    heading.current?.focus();
  }, [state]);
  return heading;
}
