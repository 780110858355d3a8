import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

type Section = { readonly title: string; readonly text: readonly string[] };

/** The terms, opened by themselves or from the prompt, or the prompt. */
export type ShownTerms = 'terms' | 'prompt' | 'termsFromPrompt';

type TermsDialogsProps = {
  shown: ShownTerms | undefined;
  onShow: (shown: ShownTerms | undefined) => void;
  onAgree: () => void;
  onSignUp: () => void;
};

/** A person who agrees in the prompt signs up with the same press. */
export function TermsDialogs({ shown, onShow, onAgree, onSignUp }: TermsDialogsProps) {
  const agree = () => {
    onAgree();
    onShow(undefined);
  };
  const accept = () => {
    agree();
    onSignUp();
  };
  const isFromPrompt = shown === 'termsFromPrompt';
  return (
    <>
      <TermsDialog
        open={shown === 'terms' || isFromPrompt}
        onClose={() => onShow(isFromPrompt ? 'prompt' : undefined)}
        onAgree={isFromPrompt ? accept : agree}
      />
      <TermsPrompt
        open={shown === 'prompt'}
        onCancel={() => onShow(undefined)}
        onAccept={accept}
        onRead={() => onShow('termsFromPrompt')}
      />
    </>
  );
}

/** The software licence and non-disclosure agreement, in full. */
function TermsDialog({ open, onClose, onAgree }: { open: boolean; onClose: () => void; onAgree: () => void }) {
  const { t } = useTranslation('identity');
  const sections = t('terms.sections', { returnObjects: true }) as readonly Section[];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('terms.title')}
      size="large"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('terms.close')}
          </Button>
          <Button onClick={onAgree}>{t('terms.agree')}</Button>
        </>
      }
    >
      <p className="text-muted">{t('terms.lead')}</p>
      {sections.map(({ title, text }) => (
        <section key={title} className="mt-6">
          <h3 className="text-lg font-semibold">{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </Dialog>
  );
}

type PromptProps = { open: boolean; onCancel: () => void; onAccept: () => void; onRead: () => void };

/** Asked when someone signs up without having agreed. */
function TermsPrompt({ open, onCancel, onAccept, onRead }: PromptProps) {
  const { t } = useTranslation('identity');
  const actions = (
    <>
      <Button variant="secondary" onClick={onCancel}>
        {t('terms.prompt.cancel')}
      </Button>
      <Button onClick={onAccept}>{t('terms.prompt.accept')}</Button>
    </>
  );
  return (
    <Dialog open={open} onClose={onCancel} title={t('terms.prompt.title')} size="small" actions={actions}>
      <p>{t('terms.prompt.text')}</p>
      <button type="button" className="link mt-3 py-1" onClick={onRead}>
        {t('terms.prompt.read')}
      </button>
    </Dialog>
  );
}
