import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FIELDS,
  MAX_LINES_LENGTH,
  MAX_MEMBER_NAME_LENGTH,
  MAX_MEMBER_PLACE_LENGTH,
  MAX_OFFER_LENGTH,
  PAGE_PARTS,
  type PagePart,
} from '#contract/society/member-page-words.ts';
import type { OwnPage } from '#contract/society/member-pages.ts';
import { call } from '#web/api/client.ts';
import { useSending } from '#web/api/use-sending.ts';
import { useWriting } from '#web/api/use-writing.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { Unsent } from '#web/ui/Unsent.tsx';
import { SeveralChoices } from './SeveralChoices.tsx';
import { useNames } from './use-names.ts';

/** Every part with its own consent beside it: nothing is shown that was not said so. */
export function OwnPageForm({ first }: { readonly first: OwnPage }) {
  const { t } = useTranslation('society-members');
  const { fieldName, languageName, languagesByName } = useNames();
  const [{ memberId, ...saved }, setSaved] = useState(first);
  const writing = useWriting('own-page', saved);
  const { text: page, change } = writing;
  const sending = useSending();
  const isListed = memberId !== null && sending.isDone && page.shown.includes('name');
  async function submit(event: FormEvent) {
    event.preventDefault();
    await sending.send(async () => {
      const now = await call('PUT /api/society/own-page', { body: page }, { as: 'person' });
      const { memberId: _, ...kept } = now;
      setSaved(now);
      writing.forget(kept);
    });
  }
  const show = (part: PagePart, isShown: boolean) =>
    change({ shown: PAGE_PARTS.filter((one) => (one === part ? isShown : page.shown.includes(one))) });
  const part = (name: PagePart, children: ReactNode) => (
    <Card className="grid gap-4">
      {children}
      <Checkbox
        label={t('own.show', { part: t(`part.${name}`) })}
        checked={page.shown.includes(name)}
        onChange={({ target }) => show(name, target.checked)}
      />
    </Card>
  );
  const long = (name: 'lines' | 'offer' | 'lookFor', maxLength: number) =>
    part(
      name,
      <TextArea
        label={t(`part.${name}`)}
        hint={t(`hint.${name}`)}
        maxLength={maxLength}
        value={page[name]}
        error={sending.errorOf(name)}
        onChange={({ target }) => change({ [name]: target.value })}
      />,
    );
  const short = (name: 'name' | 'place', maxLength: number) =>
    part(
      name,
      <TextField
        label={t(`part.${name}`)}
        hint={t(`hint.${name}`)}
        autoComplete="off"
        maxLength={maxLength}
        value={page[name]}
        error={sending.errorOf(name)}
        onChange={({ target }) => change({ [name]: target.value })}
      />,
    );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-3xl grid-cols-1 gap-5 wrap-anywhere">
      <Unsent writing={writing} />
      {short('name', MAX_MEMBER_NAME_LENGTH)}
      {long('lines', MAX_LINES_LENGTH)}
      {part(
        'fields',
        <SeveralChoices
          legend={t('part.fields')}
          hint={t('hint.fields')}
          all={FIELDS}
          chosen={page.fields}
          nameOf={fieldName}
          error={sending.errorOf('fields')}
          onChange={(fields) => change({ fields: [...fields] })}
        />,
      )}
      {part(
        'languages',
        <SeveralChoices
          legend={t('part.languages')}
          hint={t('hint.languages')}
          all={languagesByName}
          chosen={page.languages}
          nameOf={languageName}
          error={sending.errorOf('languages')}
          onChange={(languages) => change({ languages: [...languages] })}
        />,
      )}
      {short('place', MAX_MEMBER_PLACE_LENGTH)}
      {long('offer', MAX_OFFER_LENGTH)}
      {long('lookFor', MAX_OFFER_LENGTH)}
      <Refusal sending={sending} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={sending.isBusy}>
          {t('own.save')}
        </Button>
        <p role="status" className="text-good empty:hidden">
          {sending.isDone && t(isListed ? 'own.savedListed' : 'own.savedHidden')}
        </p>
        {isListed && (
          <LinkButton to={`/home/society/members/${memberId}`} variant="quiet">
            {t('own.look')}
          </LinkButton>
        )}
      </div>
    </form>
  );
}
