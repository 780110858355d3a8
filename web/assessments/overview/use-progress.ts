import { useEffect } from 'react';
import type { Progress } from '#contract/measurement.ts';
import { call } from '#web/api/client.ts';
import { type Loaded, useLoaded } from '#web/api/use-loaded.ts';
import { sendWaitingAnswers } from '../open-sitting.ts';

/** How far the person is. Answers that an earlier visit could not send go out meanwhile; if that fails too, they go on waiting. */
export function useProgress(renewedBy?: unknown): Loaded<Progress> {
  const progress = useLoaded((signal) => call('GET /api/progress', {}, { as: 'person', signal }), [renewedBy]);
  useEffect(() => {
    if (progress.state !== 'ready') return;
    const { value, reload } = progress;
    sendWaitingAnswers(value).then(
      (sent) => sent > 0 && reload(),
      () => {},
    );
  }, [progress]);
  return progress;
}
