import { useTranslation } from 'react-i18next';
import { platformMessages } from '#contract/problem.ts';
import { ApiFailure } from '#web/api/client.ts';
import { useMessage } from '#web/i18n/message.ts';

const FIRST_OF_SERVER_FAULTS = 500;

/** What to tell a person when a call failed: the server's own words, or that it cannot be reached or is broken (a proxy's own page), or the form's own text. */
export function useFailureText(): (failure: unknown, otherwise: string) => string {
  const { t } = useTranslation('identity');
  const say = useMessage();
  return (failure, otherwise) => {
    if (!(failure instanceof ApiFailure)) return say(otherwise);
    if (failure.isOffline) return t('offline');
    const isOurFault = failure.status >= FIRST_OF_SERVER_FAULTS;
    return say(failure.body?.message ?? (isOurFault ? platformMessages.internal : otherwise));
  };
}

/** The same after the text that always comes first: "Failed to resend OTP. The server cannot be reached." */
export function useFailureTextAfter(): (failure: unknown, first: string) => string {
  const { t } = useTranslation('identity');
  const say = useMessage();
  const failureText = useFailureText();
  return (failure, first) => {
    const why = failureText(failure, first);
    return why === say(first) ? why : t('firstThenWhy', { first: say(first), why });
  };
}
