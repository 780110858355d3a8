import { type RefObject, useEffect, useRef, useState } from 'react';
import { type ContactField, type ContactForm, contactFields, findMistakes } from '#contract/contact-form.ts';
import { ApiFailure, call } from '#web/api/client.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { type Draft, fillIn, keepDraft, readDraft, readForm } from './draft.ts';
import { usePass } from './use-pass.ts';

export type SentMessage = ContactForm & { readonly reference: string };
type Mistakes = Partial<Record<ContactField, string>>;
type State =
  | { readonly name: 'writing'; readonly failure?: unknown }
  | { readonly name: 'sending' }
  | { readonly name: 'sent'; readonly message: SentMessage };

/** The contact form: what was typed is kept over a reload and a lost connection, and forgotten when it has been sent. */
export function useContact(element: RefObject<HTMLFormElement | null>) {
  const language = useLanguage();
  const pass = usePass();
  const draft = useRef<Draft>(undefined);
  const [state, setState] = useState<State>({ name: 'writing' });
  const [mistakes, setMistakes] = useState<Mistakes>({});

  const isWriting = state.name !== 'sent';
  useEffect(() => {
    if (!isWriting || !element.current) return;
    draft.current = readDraft();
    fillIn(element.current, draft.current, window.location.search);
  }, [isWriting, element]);

  const focusFirst = (wrong: Mistakes) => {
    const field = element.current?.elements.namedItem(contactFields.find((name) => wrong[name]) ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const show = (wrong: Mistakes) => {
    setMistakes(wrong);
    focusFirst(wrong);
  };

  async function send(form: HTMLFormElement) {
    const id = draft.current?.id ?? readDraft().id;
    const message = readForm(form) as ContactForm;
    const wrong = findMistakes(message);
    show(wrong);
    if (Object.keys(wrong).length > 0) return setState({ name: 'writing' });
    setState({ name: 'sending' });
    try {
      const website = new FormData(form).get('website');
      const body = { ...message, language, id, ...(website ? { website: String(website) } : {}) };
      const { reference } = await pass.send((word) => call('POST /api/contact', { body: { ...body, pass: word } }));
      keepDraft(null);
      setState({ name: 'sent', message: { ...message, reference } });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.body?.errors) show(failure.body.errors);
      setState({ name: 'writing', failure });
    }
  }

  return {
    state,
    mistakes,
    send,
    keep(form: HTMLFormElement) {
      draft.current = { id: draft.current?.id ?? readDraft().id, fields: readForm(form) };
      keepDraft(draft.current);
    },
    /** Shows the mistake of a field that was left, or takes it away once it is put right. */
    leave(form: HTMLFormElement, field: string) {
      if (!contactFields.some((name) => name === field)) return;
      const { [field as ContactField]: mistake } = findMistakes(readForm(form) as ContactForm);
      setMistakes((before) => ({ ...before, [field]: mistake }));
    },
    writeAnother: () => setState({ name: 'writing' }),
  };
}
