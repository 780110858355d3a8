import { type ReactNode, useEffect, useState } from 'react';
import { DEMO_USER_ID } from '#contract/demo-user.ts';
import { call } from '#web/api/client.ts';
import { useReportWords } from '../use-report-words.ts';
import { type Disowned, DisownedContext } from './disowned.ts';
import './not-me.css';

type Props = { readonly userId: number; readonly children: ReactNode };

/** Lets the readers of their own report say "Not me?" of what it states. */
export function DisownedProvider({ userId, children }: Props) {
  if (userId === DEMO_USER_ID) return children;
  return <Own key={userId}>{children}</Own>;
}

/** Long enough to be read twice. */
const SAID_MS = 6_000;
const AS_PERSON = { as: 'person' } as const;

function Own({ children }: { readonly children: ReactNode }) {
  const { t } = useReportWords();
  const [kept, setKept] = useState<readonly string[]>([]);
  /** What was pressed here, the newest last: it comes before what the server held when the report opened. */
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [said, setSaid] = useState('');

  useEffect(() => {
    const abort = new AbortController();
    call('GET /api/disowned-insights', {}, { ...AS_PERSON, signal: abort.signal }).then(
      (answer) => setKept(answer.insights),
      () => {}, // the report can be read without it; whoever presses is told what fails
    );
    return () => abort.abort();
  }, []);

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const has = (insight: string) => pressed.get(insight) ?? kept.includes(insight);
  const toggle = (insight: string) => {
    const wasSaid = has(insight);
    const show = (isSaid: boolean) => setPressed((all) => new Map(all).set(insight, isSaid));
    show(!wasSaid); // at once: a press is its own answer
    const address = wasSaid ? 'DELETE /api/disowned-insights/{insight}' : 'PUT /api/disowned-insights/{insight}';
    call(address, { params: { insight } }, AS_PERSON).then(
      () => setSaid(t(wasSaid ? 'notMe.takenBack' : 'notMe.kept')),
      () => {
        show(wasSaid);
        setSaid(t('notMe.failed'));
      },
    );
  };

  const disowned: Disowned = { has, toggle };
  return (
    <DisownedContext value={disowned}>
      {children}
      <p role="status" className="not-me-said">
        {said}
      </p>
    </DisownedContext>
  );
}
