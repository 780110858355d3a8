import { UNDO_DAYS } from '#contract/account-settings.ts';
import { indianMoment } from '#contract/indian-time.ts';
import { type Language, withLanguage } from '#contract/language.ts';
import type { Mail } from '#server/platform/mail.ts';
import { type Piece, writeLetter } from './letter.ts';
import type { Notice } from './notice-job.ts';
import { noticeWords } from './notice-words.ts';

type NoticeMail = {
  readonly to: string;
  readonly name: string;
  readonly notice: Notice;
  readonly language: Language;
  readonly origin: string;
  readonly at: string;
  readonly device?: { readonly browser: string; readonly system: string } | undefined;
  readonly newEmail?: string | undefined;
  readonly undoToken: string | undefined;
};

/** A mail that tells what was done to an account, and what to do if it was somebody else. */
export function noticeMail({ to, name, notice, language, origin, at, device, newEmail, undoToken }: NoticeMail): Mail {
  const say = noticeWords[language];
  const when = indianMoment(language);
  const { subject, text } = say.notices[notice];
  const pieces: Piece[] = [
    { kind: 'text', text: say.hello(name) },
    {
      kind: 'text',
      text: text({
        email: newEmail ?? '',
        where: device ? say.where(nameOf(device.browser, say.other), nameOf(device.system, say.otherSystem)) : '',
      }),
    },
    { kind: 'text', text: say.when(when.format(new Date(at))) },
  ];
  if (undoToken === undefined)
    pieces.push({ kind: 'link', text: say.notYou, address: `${origin}${withLanguage('/forgot-password', language)}` });
  else
    pieces.push(
      { kind: 'link', text: say.undo(UNDO_DAYS), address: `${origin}${withLanguage('/undo-email', language)}?token=${undoToken}` },
      { kind: 'text', text: say.undoDoes },
    );
  pieces.push({ kind: 'quiet', text: say.wasYou });
  return writeLetter({ to, subject, language, pieces });
}

const nameOf = (name: string, other: string) => (name === 'other' ? other : name);
